import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { onTestFinished } from "vitest";
import { type Sandbox, startSandbox } from "../start-sandbox.ts";
import { smallCatalogue } from "./small-catalogue.ts";

export const testTime = new Date("2026-06-21T01:30:00Z");

/** A sandbox with a few goods at a standing clock, closed when the test ends. */
export async function openSandbox(): Promise<Sandbox & { drawn: string[] }> {
  const folder = await mkdtemp(path.join(tmpdir(), "sandbox-"));
  const drawn: string[] = [];
  const sandbox = await startSandbox({
    catalogue: smallCatalogue,
    pictures: {
      folder,
      draw: async (name) => {
        drawn.push(name);
        return name.startsWith("dress.") ? redSquare() : undefined;
      },
    },
    cacheFolder: path.join(folder, "cache"),
    port: 0,
    smtpPort: 0,
    now: () => testTime,
  });
  onTestFinished(async () => {
    await sandbox.close();
    await rm(folder, { recursive: true });
  });
  return { ...sandbox, drawn };
}

/** A picture of something red before a light wall. */
export const redSquare = (): Promise<Buffer> =>
  sharp({ create: { width: 800, height: 800, channels: 3, background: "#e8e4dc" } })
    .composite([
      {
        input: { create: { width: 300, height: 420, channels: 3, background: "#b5343c" } },
        left: 250,
        top: 190,
      },
    ])
    .webp()
    .toBuffer();

/** Switches something at the sandbox's control desk. */
export async function control(sandbox: Sandbox, desk: string, body: object): Promise<void> {
  const answer = await fetch(`${sandbox.url}/_control/${desk}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The control desk answered ${answer.status}.`);
}

/** Posts a form as the product does. */
export const postForm = (url: string, fields: Readonly<Record<string, string>>) =>
  fetch(url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
