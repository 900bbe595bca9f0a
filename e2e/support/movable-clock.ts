/**
 * Loaded before a product's own files, in the product's process: the clock of its machine, which a signal puts forward by
 * `PUT_FORWARD_DAYS`. Everything in that process goes by it, its embedded database among it, as on a machine whose clock
 * was set; nothing of the product knows of it.
 */
const RealDate = globalThis.Date;
let ahead_ms = 0;
const now = () => RealDate.now() + ahead_ms;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args: unknown[], called) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, called) as Date,
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === "now" ? now : (Reflect.get(target, key) as unknown)),
});

process.on("SIGUSR2", () => {
  ahead_ms += Number(process.env["PUT_FORWARD_DAYS"]) * 86_400_000;
});
