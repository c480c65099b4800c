import { ChevronDown } from 'lucide-react';
import { MarkedText } from './marked-text.tsx';

type QuestionProps = {
  question: string;
  answer: string;
  category: string;
  isOpen?: boolean;
};

/** A question that opens to its answer, by mouse, by touch and by keyboard. */
export function Question({ question, answer, category, isOpen = false }: QuestionProps) {
  return (
    <details open={isOpen} className="group">
      <summary className="flex cursor-pointer list-none items-center gap-3 px-4 py-3.5 hover:bg-raised sm:px-5 [&::-webkit-details-marker]:hidden">
        <span aria-hidden="true" className="w-5 shrink-0 text-lg font-bold text-brass-text">
          Q
        </span>
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="text-xs text-faint">{category}</span>
          <span className="font-medium">{question}</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-faint transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="flex gap-3 bg-sunken px-4 py-4 sm:px-5">
        <span aria-hidden="true" className="w-5 shrink-0 text-lg leading-7 font-bold text-faint">
          A
        </span>
        <MarkedText text={answer} headingLevel={3} className="min-w-0 flex-1" />
      </div>
    </details>
  );
}
