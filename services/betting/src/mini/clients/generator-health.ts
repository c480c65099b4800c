import { generatorFaults } from '@noriter/fair-draw/self-test';
import { Gauge, type Registry } from 'prom-client';

export type GeneratorHealth = {
  /** Tests the generator and the arithmetic of draws; what failed stays until the next test. */
  test(): readonly string[];
  isSound(): boolean;
};

export function openGeneratorHealth(metrics: Registry, find = generatorFaults): GeneratorHealth {
  let faults: readonly string[] = [];
  const gauge = new Gauge({
    name: 'noriter_betting_generator_sound',
    help: '1 when the last self-test of the generator of seeds found nothing wrong, 0 when it did',
    registers: [metrics],
  });
  return {
    test() {
      faults = find();
      gauge.set(faults.length === 0 ? 1 : 0);
      return faults;
    },
    isSound: () => faults.length === 0,
  };
}
