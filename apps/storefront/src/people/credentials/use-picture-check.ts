import { callApi } from "@sampan/client/call-api";
import { Refused } from "@sampan/client/query";
import { getImageCaptcha } from "@sampan/contract/people/codes/graphic-captcha";
import type { RequestOf } from "@sampan/contract/kernel/call";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { PictureAnswer } from "./send-code.ts";

type Form = "picture" | "question";
type Purpose = RequestOf<typeof getImageCaptcha>["purpose"];

/**
 * A picture, or a question for who cannot see it, that is answered before a code is sent. An answer is good
 * for one try: `renew` shows the next picture and forgets what was typed. [ACC-19] [API-31]
 */
export function usePictureCheck(purpose: Purpose, isAlwaysNeeded: boolean) {
  const [isDemanded, setDemanded] = useState(isAlwaysNeeded);
  const [form, setForm] = useState<Form>("picture");
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState("");
  const picture = useQuery({
    queryKey: ["graphic captcha", purpose, form, round],
    queryFn: ({ signal }) => readPicture(purpose, form, signal),
    enabled: isDemanded,
    // A picture that was answered or left is of no more use to anybody.
    gcTime: 0,
    staleTime: Infinity,
  });
  const renew = (): void => {
    setRound((before) => before + 1);
    setAnswer("");
  };
  return {
    isDemanded,
    demand: () => setDemanded(true),
    form,
    change: (to: Form) => {
      setForm(to);
      renew();
    },
    renew,
    shown: picture.data,
    isLoading: picture.isFetching,
    /** Why there is none, where the server said so: too many were asked for. */
    failure: picture.error instanceof Refused ? picture.error.message : undefined,
    isFailed: picture.isError,
    retry: () => void picture.refetch(),
    answer,
    setAnswer,
    /** What goes along with the call that sends the code. */
    answered: answeredWith(picture.data?.key, answer),
  };
}

async function readPicture(purpose: Purpose, form: Form, signal: AbortSignal) {
  const timestamp = String(Date.now());
  const answer = await callApi(getImageCaptcha, { purpose, form, timestamp }, { signal });
  if (!answer.ok) throw new Refused(answer.error);
  return answer.value.data;
}

const answeredWith = (key: string | undefined, answer: string): PictureAnswer =>
  key === undefined
    ? { image_key: "", image_answer: "" }
    : { image_key: key, image_answer: answer.trim() };
