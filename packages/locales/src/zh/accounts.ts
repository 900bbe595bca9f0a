export const accounts = {
  login: {
    title: "登录",
  },
  register: {
    title: "注册新账号",
  },
} as const;
