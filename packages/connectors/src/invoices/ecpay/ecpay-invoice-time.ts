import { z } from "zod";

const taipei_ms = 8 * 60 * 60 * 1000;

/** `2026-06-21 09:30:00` or with slashes, in Taipei. */
export const EcpayTime = z.string().transform((text, context) => {
  const instant = new Date(`${text.trim().replaceAll("/", "-").replace(/[ +]/, "T")}+08:00`);
  if (!Number.isNaN(instant.getTime())) return instant;
  context.addIssue({ code: "custom", message: "not a moment in Taipei" });
  return z.NEVER;
});

/** `2026-06-21`, in Taipei. */
export const taipeiDay = (instant: Date): string =>
  new Date(instant.getTime() + taipei_ms).toISOString().slice(0, 10);
