import { answerWithDrawing } from "./answer-with-drawing.ts";
import { drawPapers } from "./draw-paper.ts";

await answerWithDrawing(drawPapers);
