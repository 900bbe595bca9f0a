import { answerWithDrawing } from "./answer-with-drawing.ts";
import { drawPaper } from "./draw-paper.ts";

await answerWithDrawing(drawPaper);
