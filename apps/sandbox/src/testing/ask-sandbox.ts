import { signatureOf1688 } from "../alibaba/sign-1688.ts";
import { sandboxCredentials } from "../credentials.ts";
import type { Sandbox } from "../start-sandbox.ts";
import { signatureOfTaobaoGlobal } from "../taobao/sign-taobao-global.ts";
import { signatureOfTop } from "../taobao/sign-top.ts";
import { postForm, testTime } from "./open-sandbox.ts";

const { alibaba, taobaoGlobal, top } = sandboxCredentials;

/** A signed call of the cross-border family; `change` alters fields after signing. */
export async function ask1688(
  sandbox: Sandbox,
  api: string,
  fields: Readonly<Record<string, object>>,
  change: Readonly<Record<string, string>> = {},
) {
  const path = `param2/1/com.alibaba.fenxiao.crossborder/${api}/${alibaba.appKey}`;
  const sent: Record<string, string> = { access_token: alibaba.accessToken };
  for (const [name, value] of Object.entries(fields)) sent[name] = JSON.stringify(value);
  sent["_aop_signature"] = signatureOf1688(alibaba.appSecret, path, sent);
  const answer = await postForm(`${sandbox.url}/openapi/${path}`, { ...sent, ...change });
  return answer.json();
}

/** A keyword search on 1688, its rows by id. */
export async function search1688(sandbox: Sandbox, question: object): Promise<string[]> {
  const asked = { beginPage: 1, pageSize: 20, country: "en", ...question };
  const answer = await ask1688(sandbox, "product.search.keywordQuery", { offerQueryParam: asked });
  return answer.result.result.data.map((row: { offerId: number }) => String(row.offerId));
}

export async function askTaobao(
  sandbox: Sandbox,
  apiPath: string,
  fields: Readonly<Record<string, string>>,
  change: Readonly<Record<string, string>> = {},
) {
  const sent: Record<string, string> = {
    ...fields,
    app_key: taobaoGlobal.appKey,
    access_token: taobaoGlobal.accessToken,
    sign_method: "sha256",
    timestamp: String(testTime.getTime()),
  };
  sent["sign"] = signatureOfTaobaoGlobal(taobaoGlobal.appSecret, apiPath, sent);
  return (await postForm(`${sandbox.url}/rest${apiPath}`, { ...sent, ...change })).json();
}

/** A share-password query; its fields may be changed before signing. */
export async function askTop(
  sandbox: Sandbox,
  text: string,
  change: Readonly<Record<string, string>> = {},
) {
  const sent: Record<string, string> = {
    method: "taobao.wireless.share.tpwd.query",
    app_key: top.appKey,
    timestamp: "2026-06-21 09:30:00",
    format: "json",
    v: "2.0",
    sign_method: "hmac-sha256",
    password_content: text,
    ...change,
  };
  const sign = signatureOfTop(top.appSecret, sent) ?? "";
  return (await postForm(`${sandbox.url}/router/rest`, { sign, ...sent })).json();
}
