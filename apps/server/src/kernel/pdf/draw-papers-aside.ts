import type { Result } from "@sampan/domain/kernel/result";
import type { BulkheadFull } from "../http/create-bulkhead.ts";
import { drawAside } from "./draw-aside.ts";
import type { Paper } from "./paper.ts";

const thread = new URL("./paper-thread.ts", import.meta.url);

/** Papers as one document, one at least, drawn by a thread of its own. Refuses `server_busy` when several wait already. */
export const drawPapersAside = (
  papers: readonly [Paper, ...Paper[]],
): Promise<Result<Buffer, BulkheadFull>> => drawAside(thread, papers);
