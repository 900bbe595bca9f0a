import { defaultRegion } from "@sampan/domain/kernel/regions";
import { banksOf } from "@sampan/domain/people/regions/regions";
import { useSession } from "../../shell/session.ts";

interface BankMarkProps {
  readonly code: string;
  /** Address of the logo that finance gave it; empty where ours stands for it. */
  readonly logo: string;
}

/** The logo of a bank, or a mark of ours: a house of columns over the letters people know it by. [WAL-11] [BO-35] */
export function BankMark({ code, logo }: BankMarkProps) {
  const region = useSession()?.region ?? defaultRegion;
  if (logo !== "")
    return <img src={logo} alt="" className="size-10 flex-none rounded-sm object-contain" />;
  const letters = banksOf[region].find((bank) => bank.code === code)?.mark ?? code;
  const isWide = letters.length > 1;
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className="size-10 flex-none">
      <rect width="40" height="40" rx="10" className="fill-brand-soft" />
      <path
        d={isWide ? "M8 15l12-7 12 7z" : "M8 12.5l12-6.5 12 6.5z"}
        className="fill-on-brand-soft"
      />
      <text
        x="20"
        y={isWide ? 29 : 32}
        textAnchor="middle"
        className="fill-on-brand-soft font-[650]"
        style={{ fontSize: isWide ? Math.min(12, 40 / letters.length + 1.5) : 17 }}
      >
        {letters}
      </text>
    </svg>
  );
}
