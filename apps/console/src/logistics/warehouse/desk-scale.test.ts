import { expect, test, vi } from "vitest";
import { createDeskScale } from "./desk-scale.ts";
import type { LineOptions, ScalePort } from "./scale-port.ts";

/** A port with a scale at its other end. */
function openPort() {
  const opened: LineOptions[] = [];
  let wire: ReadableStreamDefaultController<Uint8Array> | undefined;
  let isTaken = false;
  const port = {
    readable: null as ReadableStream<Uint8Array> | null,
    open: async (options: LineOptions) => {
      if (isTaken || port.readable) throw new Error("taken");
      opened.push(options);
      port.readable = new ReadableStream({ start: (controller) => void (wire = controller) });
    },
    close: async () => {
      if (port.readable?.locked) throw new TypeError("locked");
      port.readable = null;
    },
  } satisfies ScalePort & Record<string, unknown>;
  return {
    port,
    opened,
    say: (text: string) => wire?.enqueue(new TextEncoder().encode(text)),
    pull: () => wire?.error(new Error("the device has been lost")),
    take: () => void (isTaken = true),
  };
}

const scaleAt = (port: ScalePort, chosen: readonly ScalePort[] = []) =>
  createDeskScale({ requestPort: async () => port, getPorts: async () => chosen });

test("follows the lines of a scale wherever they are cut, and starts anew when it was pulled out", async () => {
  const { port, opened, say, pull } = openPort();
  const scale = scaleAt(port);
  const states: string[] = [];
  scale.subscribe(() => void states.push(scale.state().is));
  await scale.connect("2400-7E1");
  await vi.waitFor(() => expect(scale.state().is).toBe("waiting"));
  expect(opened).toEqual([{ baudRate: 2400, dataBits: 7, parity: "even" }]);
  for (const part of ["US,GS,+  1.9", "05kg\r", "\nST,GS,+  2.360kg\r\nST,G"]) say(part);
  await vi.waitFor(() =>
    expect(scale.state().standing).toMatchObject({ weight_g: 2360, weighings: 1 }),
  );
  pull();
  await vi.waitFor(() => expect(scale.state()).toEqual({ is: "lost" }));
  expect(port.readable).toBeNull();
  await scale.connect("2400-7E1");
  await vi.waitFor(() => expect(scale.state().is).toBe("waiting"));
  expect(states).toContain("followed");
});

test("says what it cannot read, what is taken, and stays off where nobody chose a scale", async () => {
  const { port, say } = openPort();
  const scale = scaleAt(port);
  await scale.connect("9600-8N1");
  await vi.waitFor(() => expect(scale.state().is).toBe("waiting"));
  say("ST,GS,+  5.203lb\r\n".repeat(7));
  await vi.waitFor(() => expect(scale.state()).toMatchObject({ is: "waiting", unread: 7 }));
  say("ST,GS,+  5.203lb\r\n");
  await vi.waitFor(() => expect(scale.state().is).toBe("unread"));
  await scale.leave();
  expect(scale.state()).toEqual({ is: "off" });
  expect(port.readable).toBeNull();

  const other = openPort();
  other.take();
  const taken = scaleAt(other.port);
  await taken.connect("9600-8N1");
  await vi.waitFor(() => expect(taken.state().is).toBe("taken"));

  const refused = createDeskScale({
    requestPort: () => Promise.reject(new DOMException("no port", "NotFoundError")),
    getPorts: async () => [],
  });
  await refused.connect("9600-8N1");
  await refused.resume("9600-8N1");
  expect(refused.state()).toEqual({ is: "off" });
});

test("takes up the scale that was chosen before, once", async () => {
  const { port, opened, say } = openPort();
  const scale = scaleAt(port, [port]);
  await scale.resume("9600-8N1");
  await vi.waitFor(() => expect(scale.state().is).toBe("waiting"));
  await scale.resume("9600-8N1");
  say("OL\r\n  0.840 kg\r\n  0.840 kg\r\n  0.840 kg\r\n");
  await vi.waitFor(() => expect(scale.state().standing?.isAtRest).toBe(true));
  expect(opened).toHaveLength(1);
});

test("gives each weighing once, and none that was taken away", async () => {
  const { port, say } = openPort();
  const scale = scaleAt(port);
  await scale.connect("9600-8N1");
  const hears = async (line: string) => {
    say(`${line}\r\n`);
    await vi.waitFor(() =>
      expect(scale.state().standing?.weight_g).toBe(Number(line.slice(6, -2)) * 1000),
    );
    return scale.take();
  };
  await vi.waitFor(() => expect(scale.state().is).toBe("waiting"));
  expect(await hears("ST,GS,2.36kg")).toBe(2360);
  expect(scale.take()).toBeUndefined();
  expect(await hears("US,GS,1.9kg")).toBeUndefined();
  expect(await hears("ST,GS,0kg")).toBeUndefined();
  // Put on before anybody looks, it is the next parcel's.
  expect(await hears("ST,GS,0.84kg")).toBe(840);
});
