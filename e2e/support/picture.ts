import { texts as th } from "@sampan/locales/server/th";
import { texts as zhTW } from "@sampan/locales/server/zh-TW";
import { texts as zh } from "@sampan/locales/server/zh";

const digits: readonly string[][] = [zh, zhTW, th].map(({ messages }) =>
  Object.values(messages.digits),
);

/**
 * The answer to the question that is asked in place of a picture, as somebody who has it read aloud would
 * give it: its digits stand there in words.
 */
export function answerOf(question: string): string {
  const [, words = ""] = question.split(/[:：]/);
  return words
    .split("·")
    .map((word) => {
      const known = digits.find((names) => names.includes(word.trim()));
      return known ? known.indexOf(word.trim()) : "?";
    })
    .join("");
}
