import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.locks.LockSupport;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.internals.RecordHeader;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.common.serialization.ByteArraySerializer;

/**
 * Puts ready-made events into Kafka at an even rate, at so little a price that what is measured
 * behind it is not the source. Java runs this file as it is; it is spoken to in lines:
 *
 * <pre>
 * broker HOST:PORT        topic NAME        header NAME VALUE
 * places CASH VERSION     where the moment and the version stand in an event's bytes
 * channel KEY PARTITION BASE64
 * offer PER_SECOND MILLISECONDS             answers with how many events it sent
 * rehearse TOPIC PER_SECOND MILLISECONDS    the same to another topic; answers "done"
 * processor                                 answers with this process's time in milliseconds
 * </pre>
 */
public final class EventSource {
  private static final long TICK_NANOS = 4_000_000;
  private static final long SIXTEEN_DIGITS = 1_000_000_000_000_000L;
  private static final long FIRST_VERSION = 1_000_000_000L;

  private record Channel(byte[] key, int partition, byte[] value) {}

  private final List<Channel> channels = new ArrayList<>();
  private final List<Header> headers = new ArrayList<>();
  private String brokers = "";
  private String topic = "";
  private int cashAt;
  private int versionAt;
  private long next;
  private KafkaProducer<byte[], byte[]> producer;

  public static void main(String[] args) throws Exception {
    var source = new EventSource();
    var lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    // Whoever asked has gone: nobody is left to send for.
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      var words = line.split(" ");
      switch (words[0]) {
        case "broker" -> source.brokers = words[1];
        case "topic" -> source.topic = words[1];
        case "header" -> source.headers.add(header(words[1], words[2]));
        case "places" -> {
          source.cashAt = Integer.parseInt(words[1]);
          source.versionAt = Integer.parseInt(words[2]);
        }
        case "channel" -> source.channels.add(channel(words));
        case "offer" -> {
          if (source.producer == null) source.producer = source.open();
          System.out.println(
              source.offer(source.topic, Long.parseLong(words[1]), Long.parseLong(words[2])));
        }
        case "rehearse" -> {
          // A producer of its own: one that has sent to a topic asks about it when it is long gone.
          source.producer = source.open();
          source.offer(words[1], Long.parseLong(words[2]), Long.parseLong(words[3]));
          source.producer.close();
          source.producer = null;
          System.out.println("done");
        }
        case "processor" -> System.out.println(processorMillis());
        default -> throw new IllegalArgumentException(line);
      }
    }
    if (source.producer != null) source.producer.close();
  }

  private static Header header(String name, String value) {
    return new RecordHeader(name, value.getBytes(StandardCharsets.UTF_8));
  }

  private static Channel channel(String[] words) {
    var key = words[1].getBytes(StandardCharsets.UTF_8);
    return new Channel(key, Integer.parseInt(words[2]), Base64.getDecoder().decode(words[3]));
  }

  private static double processorMillis() {
    var system = ManagementFactory.getOperatingSystemMXBean();
    var process = (com.sun.management.OperatingSystemMXBean) system;
    return process.getProcessCpuTime() / 1e6;
  }

  /** Who cannot keep up hands out more at once, as a queue would; nothing is left out. */
  private long offer(String to, long perSecond, long durationMillis) throws Exception {
    long startedAt = System.nanoTime();
    long durationNanos = durationMillis * 1_000_000;
    long handedOut = 0;
    while (true) {
      long elapsed = Math.min(System.nanoTime() - startedAt, durationNanos);
      long due = elapsed / 1_000 * perSecond / 1_000_000;
      for (; handedOut < due; handedOut += 1) send(to);
      if (elapsed >= durationNanos) break;
      LockSupport.parkNanos(TICK_NANOS);
    }
    producer.flush();
    return handedOut;
  }

  private KafkaProducer<byte[], byte[]> open() {
    var settings = new Properties();
    settings.put("bootstrap.servers", brokers);
    settings.put("acks", "all");
    // As the services send: what one transaction made leaves in one request, and what is made while
    // a request is on its way leaves in the next.
    settings.put("linger.ms", "2");
    settings.put("max.in.flight.requests.per.connection", "1");
    settings.put("batch.size", String.valueOf(256 * 1024));
    var bytes = new ByteArraySerializer();
    return new KafkaProducer<>(settings, bytes, bytes);
  }

  private void send(String to) {
    var channel = channels.get((int) (next % channels.size()));
    next += 1;
    var value = channel.value.clone();
    // The clock that all processes of the machine share, in microseconds.
    writeVarint(value, cashAt, SIXTEEN_DIGITS + System.nanoTime() / 1_000);
    writeVarint(value, versionAt, FIRST_VERSION + next);
    var all = new RecordHeaders(headers);
    all.add(header("ce_id", "00000000-0000-7000-8000-" + (100_000_000_000L + next)));
    producer.send(
        new ProducerRecord<>(to, channel.partition, null, channel.key, value, all),
        (metadata, error) -> {
          // An event that was lost makes every figure a lie.
          if (error == null) return;
          error.printStackTrace();
          Runtime.getRuntime().halt(1);
        });
  }

  /** Protobuf's base 128 numbers; the new one has as many bytes as the one it replaces. */
  private static void writeVarint(byte[] bytes, int at, long number) {
    long rest = number;
    int place = at;
    for (; rest > 0x7f; place += 1) {
      bytes[place] = (byte) ((rest & 0x7f) | 0x80);
      rest >>>= 7;
    }
    bytes[place] = (byte) rest;
  }
}
