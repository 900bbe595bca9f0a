/** A business answer of Taobao Global, inside the envelope of the gateway. */
export type TaobaoAnswer =
  | { readonly data: unknown }
  | { readonly biz_error_code: string; readonly biz_error_msg: string };
