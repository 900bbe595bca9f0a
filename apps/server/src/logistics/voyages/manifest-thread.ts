import { answerWithDrawing } from "../../kernel/pdf/answer-with-drawing.ts";
import { drawManifest } from "./draw-manifest.ts";

await answerWithDrawing(drawManifest);
