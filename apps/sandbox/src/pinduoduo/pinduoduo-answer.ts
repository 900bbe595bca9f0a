/** What a method answers: its fields under the name of its response, or a refusal. */
export type PinduoduoAnswer =
  | { readonly response: string; readonly fields: Readonly<Record<string, unknown>> }
  | { readonly error: PinduoduoError };

export type PinduoduoError = {
  readonly error_code: number;
  readonly error_msg: string;
  readonly sub_code: string | null;
  readonly sub_msg: string;
};

/** `10000`: something about the parameters. */
export function parameterError(what: string): PinduoduoError {
  const error_msg = `参数错误:${what}`;
  return { error_code: 10_000, error_msg, sub_code: "10000", sub_msg: error_msg };
}

/** `50001`: the gateway was content, the service behind it was not. */
export function serviceError(sub_code: string, sub_msg: string): PinduoduoError {
  return { error_code: 50_001, error_msg: "业务服务错误", sub_code, sub_msg };
}
