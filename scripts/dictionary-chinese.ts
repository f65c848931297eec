/** Chinese names with their reading: `伟=wei`. A given name is one of the first characters with one of the last, or stands alone. */
export const ZH_FEMALE_FIRST = `
雅=ya 欣=xin 梦=meng 佳=jia 思=si 雨=yu 诗=shi 晓=xiao 美=mei 丽=li 文=wen 静=jing 慧=hui 婉=wan 若=ruo 秀=xiu`;
export const ZH_FEMALE_LAST = `
婷=ting 怡=yi 琪=qi 慧=hui 涵=han 彤=tong 萱=xuan 洁=jie 娜=na 芳=fang 琳=lin 颖=ying 玲=ling 莹=ying 雯=wen 燕=yan`;
export const ZH_FEMALE_ALONE = `
丽=li 芳=fang 娜=na 敏=min 静=jing 艳=yan 娟=juan 霞=xia 燕=yan 玲=ling 桂英=guiying 秀英=xiuying 玉兰=yulan 婷婷=tingting 秀兰=xiulan
淑珍=shuzhen 凤英=fengying 玉梅=yumei 春梅=chunmei 红梅=hongmei 一诺=yinuo 依诺=yinuo 梓涵=zihan 可馨=kexin 语嫣=yuyan`;
export const ZH_MALE_FIRST = `
志=zhi 建=jian 俊=jun 文=wen 国=guo 海=hai 明=ming 永=yong 家=jia 子=zi 浩=hao 宇=yu 天=tian 晓=xiao 振=zhen 嘉=jia`;
export const ZH_MALE_LAST = `
强=qiang 伟=wei 杰=jie 华=hua 军=jun 涛=tao 平=ping 辉=hui 鹏=peng 飞=fei 龙=long 宁=ning 峰=feng 斌=bin 轩=xuan 豪=hao`;
export const ZH_MALE_ALONE = `
伟=wei 强=qiang 磊=lei 军=jun 洋=yang 勇=yong 杰=jie 涛=tao 超=chao 明=ming 刚=gang 平=ping 辉=hui 鑫=xin 波=bo 斌=bin 浩然=haoran
梓轩=zixuan 一鸣=yiming 宇航=yuhang 子墨=zimo 奕辰=yichen 博文=bowen 思远=siyuan 睿=rui`;

/** The most common first. */
export const ZH_FAMILY = `
王=wang 李=li 张=zhang 刘=liu 陈=chen 杨=yang 黄=huang 赵=zhao 吴=wu 周=zhou 徐=xu 孙=sun 马=ma 朱=zhu 胡=hu 郭=guo 何=he 林=lin 高=gao
罗=luo 郑=zheng 梁=liang 谢=xie 宋=song 唐=tang 许=xu 邓=deng 冯=feng 韩=han 曹=cao 曾=zeng 彭=peng 萧=xiao 蔡=cai 潘=pan 田=tian
董=dong 袁=yuan 于=yu 余=yu 叶=ye 蒋=jiang 杜=du 苏=su 魏=wei 程=cheng 吕=lv 丁=ding 沈=shen 任=ren 姚=yao 卢=lu 傅=fu 钟=zhong 姜=jiang
崔=cui 谭=tan 廖=liao 范=fan 汪=wang 陆=lu 金=jin 石=shi 戴=dai 贾=jia 韦=wei 夏=xia 邱=qiu 方=fang 侯=hou 邹=zou 熊=xiong 孟=meng
秦=qin 白=bai 江=jiang 阎=yan 薛=xue 尹=yin 段=duan 雷=lei 黎=li 史=shi 龙=long 陶=tao 贺=he 顾=gu 毛=mao 郝=hao 龚=gong 邵=shao
万=wan 钱=qian 严=yan 赖=lai 覃=qin 洪=hong 武=wu 莫=mo 孔=kong 汤=tang 向=xiang 常=chang 温=wen 康=kang 施=shi 文=wen 牛=niu 樊=fan
葛=ge 邢=xing 安=an 齐=qi 易=yi 乔=qiao 伍=wu 庞=pang 颜=yan 倪=ni 庄=zhuang 聂=nie 章=zhang 鲁=lu 岳=yue 翟=zhai 殷=yin 詹=zhan
申=shen 欧=ou 耿=geng 关=guan 兰=lan 焦=jiao 俞=yu 左=zuo 柳=liu 甘=gan 祝=zhu 包=bao 宁=ning 尚=shang 符=fu 舒=shu 阮=ruan 柯=ke
纪=ji 梅=mei 童=tong 凌=ling 毕=bi 单=shan 季=ji 裴=pei 霍=huo 涂=tu 成=cheng 苗=miao 谷=gu 盛=sheng 曲=qu 翁=weng 冉=ran 骆=luo
蓝=lan 路=lu 游=you 辛=xin 靳=jin 管=guan 柴=chai 蒙=meng 鲍=bao 华=hua 喻=yu 祁=qi 蒲=pu 房=fang 滕=teng 屈=qu 饶=rao 解=xie 牟=mou
艾=ai 尤=you 阳=yang 时=shi 穆=mu 农=nong 司=si 卓=zhuo 古=gu 吉=ji 缪=miao 简=jian 车=che 项=xiang 连=lian 芦=lu 麦=mai 褚=chu
欧阳=ouyang 上官=shangguan 司马=sima 诸葛=zhuge 司徒=situ 令狐=linghu`;

/** The first part of street names; 路, 街 or 大道 follows. */
export const ZH_STREET = `
人民 中山 解放 建设 和平 新华 文化 胜利 长江 黄河 北京 南京 上海 广州 东风 红旗 光明 友谊 幸福 团结 民主 青年 学府 科技 工业 迎宾 滨江 湖滨 公园 体育 车站
花园 朝阳 春风 金山 银河 龙泉 凤凰 梧桐 桃园 梅园 竹林 松山 桂花 荷花 翠竹 西湖 东湖 南山 北苑 振兴 富强 兴业 创新 环城 环湖 临江 古城 太平 永安 长安 安宁 康乐
复兴 延安 淮海 天山 泰山 昆仑 珠江 松花江 嘉陵江`;
