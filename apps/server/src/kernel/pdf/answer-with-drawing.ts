import { parentPort, workerData } from "node:worker_threads";

/** In the file of a thread (draw-aside.ts): draws what it was handed, and hands the document back. */
export async function answerWithDrawing<Material>(
  draw: (material: Material) => Promise<Buffer>,
): Promise<void> {
  if (!parentPort) throw new Error("This file is run as a thread.");
  const material: Material = workerData;
  const drawn = new Uint8Array(await draw(material));
  parentPort.postMessage(drawn, [drawn.buffer]);
}
