import { Worker } from "node:worker_threads";
import { createBulkhead, type BulkheadFull } from "../http/create-bulkhead.ts";
import type { Result } from "@sampan/domain/kernel/result";

/** A document that takes longer than this is given up; thousands of rows take seconds. */
const patience_ms = 60_000;

/** Typefaces and the document are held once for each; the memory of a process bounds how many may be drawn at once. */
const inBulkhead = createBulkhead({ atOnce: 1, waiting: 5 });

/**
 * Has a document drawn by a thread of its own, so that nobody else's request waits for it. `drawing` is the file of a thread
 * that calls `answerWithDrawing`; `material` is copied to it. Refuses `server_busy` when several wait already.
 */
export const drawAside = (drawing: URL, material: unknown): Promise<Result<Buffer, BulkheadFull>> =>
  inBulkhead(() => drawInThread(drawing, material));

/** The same for those who bound themselves how many are drawn at once. */
export function drawInThread(drawing: URL, material: unknown): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(drawing, {
      workerData: material,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    const timer = setTimeout(() => {
      reject(new Error(`${drawing.pathname} was given up after ${patience_ms} ms.`));
      void thread.terminate();
    }, patience_ms);
    thread.once("message", (drawn: Uint8Array) => {
      resolve(Buffer.from(drawn.buffer, drawn.byteOffset, drawn.byteLength));
      void thread.terminate();
    });
    thread.once("error", reject);
    thread.once("exit", () => {
      clearTimeout(timer);
      // Whoever was answered hears nothing of it.
      reject(new Error(`${drawing.pathname} ended without a document.`));
    });
  });
}
