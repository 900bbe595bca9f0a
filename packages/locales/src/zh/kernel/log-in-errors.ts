/** Refusals of log-ins by an account elsewhere. */
export const logInErrors = {
  log_in_provider_off: "现在不能用它登录",
  log_in_provider_silent: "对方暂时没有回应，请稍后再试",
  log_in_state_unknown: "这次登录已过期，或不是在这个浏览器开始的，请重新开始",
  log_in_not_proven: "没能确认您的身份，请重新开始",
  log_in_of_another: "这个账号已经绑定了另一个三板账号",
  log_in_linked_already: "您的账号已经绑定了一个，请先解除",
  log_in_not_linked: "还没有绑定",
} as const;
