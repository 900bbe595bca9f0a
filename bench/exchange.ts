import { connect, type Socket } from "node:net";

/** One request as it stands on the wire, and where to. */
interface Asked {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface Heard {
  /** The line of the status and those of the headers. */
  readonly head: string;
  readonly body: string;
}

/** Connections that wait for their next request, by where they lead. */
const idle = new Map<string, Socket[]>();

/**
 * One request and its answer over a connection that is kept. Node's own client makes a stream and an event of each part,
 * which costs as much as a small answer costs the server; this reads what our server sends, and fails at anything else.
 */
export function exchange({ url, method, headers, body }: Asked): Promise<Heard> {
  const { host, hostname, port, pathname, search } = new URL(url);
  const lines = Object.entries({
    host,
    ...headers,
    "content-length": String(Buffer.byteLength(body)),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  const socket = idle.get(host)?.pop() ?? open(hostname, Number(port));
  socket.ref();
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const fail = (fault?: Error) => reject(fault ?? new Error(`${url}: the connection ended`));
    const hear = (part: Buffer): unknown => {
      parts.push(part);
      const heard = read(parts.length === 1 ? part : Buffer.concat(parts));
      if (!heard) return undefined;
      if (heard instanceof Error) return socket.destroy(heard);
      socket.off("data", hear).off("error", fail).off("close", fail);
      idle.set(host, [...(idle.get(host) ?? []), socket.unref()]);
      return resolve(heard);
    };
    socket.on("data", hear).on("error", fail).on("close", fail);
    socket.write(`${method} ${pathname}${search} HTTP/1.1\r\n${lines.join("")}\r\n${body}`);
  });
}

function open(hostname: string, port: number): Socket {
  const socket = connect({ host: hostname, port, noDelay: true });
  const leave = () => {
    for (const [host, sockets] of idle)
      idle.set(
        host,
        sockets.filter((one) => one !== socket),
      );
  };
  // Nobody waits for one that is idle; it only must not be taken again, nor keep the process alive.
  return socket.on("close", leave).on("error", leave);
}

/** Undefined while it has not come whole. */
function read(bytes: Buffer): Heard | Error | undefined {
  const end = bytes.indexOf("\r\n\r\n");
  if (end < 0) return undefined;
  const head = bytes.toString("latin1", 0, end);
  const length = /^content-length: (\d+)$/im.exec(head)?.[1];
  if (length === undefined) return new Error(`an answer that says no length:\n${head}`);
  const from = end + 4;
  const missing = from + Number(length) - bytes.length;
  if (missing > 0) return undefined;
  return { head, body: bytes.toString("utf8", from) };
}
