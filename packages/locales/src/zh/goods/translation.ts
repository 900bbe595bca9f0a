export const translation = {
  toOriginals: "看原文",
  toTranslations: "看翻译",
  tradeWords: {
    title: "下单前请留意",
    no_goods: {
      name: "不寄商品",
      tells: "这是补差价或不能直接下单的链接，不会寄出商品。",
    },
    deposit: {
      name: "只是定金",
      tells: "标价可能只是定金，之后还要付尾款，总价会更高。",
    },
    pre_sale: {
      name: "预售",
      tells: "目前没有现货，要等较久才出货，时间以卖家公布为准。",
    },
    part_only: {
      name: "只是配件",
      tells: "可能只是配件或耗材，不是整件商品。",
    },
    not_included: {
      name: "有东西不含",
      tells: "照片里的部分东西不会附上，请看清楚不含哪些。",
    },
    one_of_pair: {
      name: "只有一只",
      tells: "标价是一只的价格，需要一对请选一对。",
    },
    part_of_set: {
      name: "不是整套",
      tells: "照片是整套，但这个价格只有其中一件。",
    },
    empty_container: {
      name: "空容器",
      tells: "只有空容器，没有内容物。",
    },
    display_only: {
      name: "仅供展示",
      tells: "只能展示或拍照，没有实际功能。",
    },
    sample: {
      name: "样品",
      tells: "可能是样品，数量、包装或尺寸与正式商品不同。",
    },
    second_hand: {
      name: "二手或瑕疵",
      tells: "可能是用过或有瑕疵的商品。",
    },
    near_expiry: {
      name: "临期",
      tells: "快到保质期，加上运送时间，收到时可能已过期。",
    },
    random_choice: {
      name: "随机发货",
      tells: "颜色或款式由卖家决定，不能指定。",
    },
    no_returns: {
      name: "不退不换",
      tells: "卖家表明不接受退换，下单前请想清楚。",
    },
  },
} as const;
