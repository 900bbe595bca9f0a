import { describe, expect, test } from "vitest";
import { signWithMd5 } from "./sign-with-md5.ts";

test("signs the example JD publishes, which sends neither format nor sign method", () => {
  const sign = signWithMd5("yourappSecret", {
    method: "jingdong.pop.order.search",
    app_key: "yourappkey",
    access_token: "yourtoken",
    timestamp: "2021-05-07 09:20:39.683+0800",
    v: "2.0",
    "360buy_param_json":
      '{"end_date":null,"optional_fields":null,"order_state":"WAIT_SELLER_STOCK_OUT","page":"1","page_size":"200","start_date":null}',
    sign: "is never part of itself",
  });
  expect(sign).toBe("D70825340F4084360B9362B60DFD7930");
});

describe("a search of JD", () => {
  const question = {
    "360buy_param_json": '{"goodsReqDTO":{"keyword":"手机","pageIndex":1,"pageSize":20}}',
    app_key: "yourappkey",
    method: "jd.union.open.goods.query",
    timestamp: "2021-05-07 09:20:39.683+0800",
    v: "1.0",
  };

  test("is signed over what is sent, no more and no less", () => {
    expect(signWithMd5("yourappSecret", question)).toBe("040857A1E5A6FC7DA98C695A8FD194AC");
    const more = { ...question, format: "json", sign_method: "md5" };
    expect(signWithMd5("yourappSecret", more)).toBe("1F5F62A932475CF6EC1925CCD885EE1F");
  });
});

test("signs the example Pinduoduo publishes", () => {
  const sign = signWithMd5("testSecret", {
    type: "pdd.order.number.list.get",
    data_type: "XML",
    timestamp: "1480411125",
    client_id: "1",
    access_token: "asd78172s8ds9a921j9qqwda12312w1w21211",
    order_status: "1",
    page: "1",
    page_size: "10",
  });
  expect(sign).toBe("E4DE3ED21002510DED352819E7AE6775");
});

test("signs a search of Pinduoduo", () => {
  const sign = signWithMd5("testSecret", {
    client_id: "1",
    data_type: "JSON",
    keyword: "手机",
    page: "1",
    page_size: "10",
    timestamp: "1480411125",
    type: "pdd.ddk.goods.search",
  });
  expect(sign).toBe("38F0CBE6C727C6C73524C77B458BC9DB");
});
