import { answerWithDrawing } from "../../kernel/pdf/answer-with-drawing.ts";
import { drawReceipt } from "./draw-receipt.ts";

await answerWithDrawing(drawReceipt);
