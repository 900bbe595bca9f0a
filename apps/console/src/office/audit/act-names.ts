import { staffActObjects, type StaffActObject } from "@sampan/domain/kernel/staff-act-objects";
import { staffActs, type StaffActName } from "@sampan/domain/kernel/staff-acts";
import { useTranslations } from "use-intl";

const isAct = (code: string): code is StaffActName => staffActs.some((known) => known === code);
const isObject = (code: string): code is StaffActObject =>
  staffActObjects.some((known) => known === code);

/**
 * What acts and their objects are called in the reader's language. The log keeps every act there ever was: one that nobody
 * does any more goes by the code that was written down.
 */
export function useActNames() {
  const act = useTranslations("staffActs");
  const object = useTranslations("staffActObjects");
  return {
    ofAct: (code: string): string => (isAct(code) ? act(code) : code),
    ofObject: (code: string): string => (isObject(code) ? object(code) : code),
  };
}
