import { answerWithDrawing } from "../../kernel/pdf/answer-with-drawing.ts";
import { drawLabels } from "./draw-labels.ts";

await answerWithDrawing(drawLabels);
