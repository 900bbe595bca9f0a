import { useNames } from "./names.ts";

interface OriginalLinkProps {
  readonly url: string;
  readonly platform: number;
}

/** The listing at its marketplace, in a tab of its own. */
export function OriginalLink({ url, platform }: OriginalLinkProps) {
  const names = useNames();
  // Own goods have no other page, and only web addresses may become links.
  if (!/^https?:\/\//.test(url)) return <span>{names.platform(platform)}</span>;
  return (
    <a className="text-link" href={url} target="_blank" rel="noreferrer noopener">
      {names.listing(platform)}
    </a>
  );
}
