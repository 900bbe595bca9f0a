/**
 * What does not belong into a description and comes in descriptions all the same. Whoever shows one
 * has to take these out; nothing in the demo's pages may act on them.
 */
export const HOSTILE_SNIPPETS: readonly string[] = [
  `<script>document.title="sampan-xss"</script>`,
  `<img src="x" onerror="document.title='sampan-xss'">`,
  `<a href="javascript:document.title='sampan-xss'">点我领取优惠券</a>`,
  `<iframe src="https://shop.example.net/login" width="790" height="400"></iframe>`,
  `<div style="position:fixed;top:0;left:0;width:100vw;height:100vh;z-index:99999;background:#fff"><a href="https://shop.example.net/login">登录后查看详情</a></div>`,
  `<style>body{display:none!important}</style>`,
  `<svg onload="document.title='sampan-xss'"><circle r="40"></circle></svg>`,
  `<form action="https://shop.example.net/collect"><input name="password" type="password" placeholder="请重新输入密码"></form>`,
  `<p style="background:url(javascript:void(0));width:expression(1)" onclick="document.title='sampan-xss'">更多款式请点击</p>`,
  `<meta http-equiv="refresh" content="0;url=https://shop.example.net/"><base href="https://shop.example.net/">`,
  `<img src="http://169.254.169.254/latest/meta-data/" width="1" height="1">`,
  `<img src="/gateway/installer/cart/put_cart?item_id=1&num=99"><img src="//169.254.169.254/x.gif">`,
  `<noscript><p title="</noscript><img src=x onerror=document.title='sampan-xss'>"></noscript>`,
  `<object data="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg=="></object>`,
  `<a href="&#106;avascript:void(0)" target="_top">进店看看</a><table><tr><td>规格<div>`,
];
