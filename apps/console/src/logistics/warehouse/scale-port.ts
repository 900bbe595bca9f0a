/** How a scale sends: bits a second, bits of a character, and whether they are checked. */
export interface LineOptions {
  readonly baudRate: number;
  readonly dataBits: 7 | 8;
  readonly parity: "none" | "even";
}

/** A serial port, as far as a scale needs one: the browsers that have them do not describe them in types yet. */
export interface ScalePort {
  readonly readable: ReadableStream<Uint8Array> | null;
  open(options: LineOptions): Promise<void>;
  close(): Promise<void>;
}

export interface ScalePorts {
  /** Lets somebody choose one; throws where they choose none. */
  requestPort(): Promise<ScalePort>;
  /** Those that were chosen before. */
  getPorts(): Promise<readonly ScalePort[]>;
}

/** The ports of this browser; undefined in one that has none to give. */
export const portsOf = (browser: object): ScalePorts | undefined =>
  "serial" in browser ? (browser.serial as ScalePorts) : undefined;

/** How scales are usually set, the likeliest first. */
export const lineOptions = {
  "9600-8N1": { baudRate: 9600, dataBits: 8, parity: "none" },
  "4800-8N1": { baudRate: 4800, dataBits: 8, parity: "none" },
  "2400-8N1": { baudRate: 2400, dataBits: 8, parity: "none" },
  "2400-7E1": { baudRate: 2400, dataBits: 7, parity: "even" },
  "1200-8N1": { baudRate: 1200, dataBits: 8, parity: "none" },
  "19200-8N1": { baudRate: 19_200, dataBits: 8, parity: "none" },
} as const satisfies Record<string, LineOptions>;

export type LineName = keyof typeof lineOptions;
export const lineNames = Object.keys(lineOptions) as LineName[];
