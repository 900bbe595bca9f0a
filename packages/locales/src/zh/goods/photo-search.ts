export const photoSearch = {
  open: "用照片找货",
  title: "用照片找货",
  gallery: "从相册选",
  useShared: "用这张图片找",
  other: "换一张",
  searching: "正在找相似的商品",
  photo: "您的照片",
  results: "以图找货",
  nearestFirst: "越像的排在越前面",
  camera: {
    label: "拍照",
    title: "相机",
    opening: "正在打开相机",
    hint: "让一件商品填满方框",
    take: "拍下",
    refused: "相机打不开",
    refusedBody: "请允许使用相机，或改从相册选一张。",
  },
  empty: {
    title: "没找到相似的商品",
    body: "换个角度再拍，或只留一件商品在画面里。",
    action: "怎么拍找得准",
  },
  help: {
    link: "怎么拍找得准",
    title: "怎么拍找得准",
    intro: "我们拿您的照片去 1688 和淘宝找样子相近的商品。照片越清楚，找得越准。",
    good: "这样拍",
    bad: "这样难找",
    more: "网络上的商品图、截图也可以，先把文字、价格和边框裁掉。照片只用来找货。",
    start: "开始找",
    fills: {
      title: "商品填满画面",
      body: "靠近一点，四边只留一点空。",
    },
    front: {
      title: "正面、端正",
      body: "从正面拍，不要歪，也不要从上往下。",
    },
    plain: {
      title: "背景干净",
      body: "放在单色的桌面或墙前。",
    },
    far: {
      title: "离得太远",
      body: "商品只占一小角，会找到背景里的东西。",
    },
    many: {
      title: "好几件挤在一起",
      body: "不知道要找哪一件，一次拍一件。",
    },
    dark: {
      title: "太暗或反光",
      body: "颜色和花纹看不清，移到窗边再拍。",
    },
  },
} as const;
