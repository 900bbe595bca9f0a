export const consoleSession = {
  house: "三板管理台",
  title: "员工登录",
  email: "邮箱",
  emailNeeded: "请输入邮箱",
  password: "密码",
  passwordNeeded: "请输入密码",
  otp: "一次性密码",
  otpHint: "6 位数字或恢复码",
  submit: "登录",
} as const;
