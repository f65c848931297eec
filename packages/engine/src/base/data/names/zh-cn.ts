// Built by scripts/build-dictionaries.ts; edit that, not this. Sources and licence: README.md beside this file.
import type { LocaleNames } from '../locale-data.ts';

export const names: LocaleNames = {
  given_female: `丽	li
芳	fang
娜	na
敏	min
静	jing
艳	yan
娟	juan
霞	xia
燕	yan
玲	ling
桂英	guiying
秀英	xiuying
玉兰	yulan
婷婷	tingting
秀兰	xiulan
淑珍	shuzhen
凤英	fengying
玉梅	yumei
春梅	chunmei
红梅	hongmei
一诺	yinuo
依诺	yinuo
梓涵	zihan
可馨	kexin
语嫣	yuyan
雅婷	yating
雅怡	yayi
雅琪	yaqi
雅慧	yahui
雅涵	yahan
雅彤	yatong
雅萱	yaxuan
雅洁	yajie
雅娜	yana
雅芳	yafang
雅琳	yalin
雅颖	yaying
雅玲	yaling
雅莹	yaying
雅雯	yawen
雅燕	yayan
欣婷	xinting
欣怡	xinyi
欣琪	xinqi
欣慧	xinhui
欣涵	xinhan
欣彤	xintong
欣萱	xinxuan
欣洁	xinjie
欣娜	xinna
欣芳	xinfang
欣琳	xinlin
欣颖	xinying
欣玲	xinling
欣莹	xinying
欣雯	xinwen
欣燕	xinyan
梦婷	mengting
梦怡	mengyi
梦琪	mengqi
梦慧	menghui
梦涵	menghan
梦彤	mengtong
梦萱	mengxuan
梦洁	mengjie
梦娜	mengna
梦芳	mengfang
梦琳	menglin
梦颖	mengying
梦玲	mengling
梦莹	mengying
梦雯	mengwen
梦燕	mengyan
佳婷	jiating
佳怡	jiayi
佳琪	jiaqi
佳慧	jiahui
佳涵	jiahan
佳彤	jiatong
佳萱	jiaxuan
佳洁	jiajie
佳娜	jiana
佳芳	jiafang
佳琳	jialin
佳颖	jiaying
佳玲	jialing
佳莹	jiaying
佳雯	jiawen
佳燕	jiayan
思婷	siting
思怡	siyi
思琪	siqi
思慧	sihui
思涵	sihan
思彤	sitong
思萱	sixuan
思洁	sijie
思娜	sina
思芳	sifang
思琳	silin
思颖	siying
思玲	siling
思莹	siying
思雯	siwen
思燕	siyan
雨婷	yuting
雨怡	yuyi
雨琪	yuqi
雨慧	yuhui
雨涵	yuhan
雨彤	yutong
雨萱	yuxuan
雨洁	yujie
雨娜	yuna
雨芳	yufang
雨琳	yulin
雨颖	yuying
雨玲	yuling
雨莹	yuying
雨雯	yuwen
雨燕	yuyan
诗婷	shiting
诗怡	shiyi
诗琪	shiqi
诗慧	shihui
诗涵	shihan
诗彤	shitong
诗萱	shixuan
诗洁	shijie
诗娜	shina
诗芳	shifang
诗琳	shilin
诗颖	shiying
诗玲	shiling
诗莹	shiying
诗雯	shiwen
诗燕	shiyan
晓婷	xiaoting
晓怡	xiaoyi
晓琪	xiaoqi
晓慧	xiaohui
晓涵	xiaohan
晓彤	xiaotong
晓萱	xiaoxuan
晓洁	xiaojie
晓娜	xiaona
晓芳	xiaofang
晓琳	xiaolin
晓颖	xiaoying
晓玲	xiaoling
晓莹	xiaoying
晓雯	xiaowen
晓燕	xiaoyan
美婷	meiting
美怡	meiyi
美琪	meiqi
美慧	meihui
美涵	meihan
美彤	meitong
美萱	meixuan
美洁	meijie
美娜	meina
美芳	meifang
美琳	meilin
美颖	meiying
美玲	meiling
美莹	meiying
美雯	meiwen
美燕	meiyan
丽婷	liting
丽怡	liyi
丽琪	liqi
丽慧	lihui
丽涵	lihan
丽彤	litong
丽萱	lixuan
丽洁	lijie
丽娜	lina
丽芳	lifang
丽琳	lilin
丽颖	liying
丽玲	liling
丽莹	liying
丽雯	liwen
丽燕	liyan
文婷	wenting
文怡	wenyi
文琪	wenqi
文慧	wenhui
文涵	wenhan
文彤	wentong
文萱	wenxuan
文洁	wenjie
文娜	wenna
文芳	wenfang
文琳	wenlin
文颖	wenying
文玲	wenling
文莹	wenying
文雯	wenwen
文燕	wenyan
静婷	jingting
静怡	jingyi
静琪	jingqi
静慧	jinghui
静涵	jinghan
静彤	jingtong
静萱	jingxuan
静洁	jingjie
静娜	jingna
静芳	jingfang
静琳	jinglin
静颖	jingying
静玲	jingling
静莹	jingying
静雯	jingwen
静燕	jingyan
慧婷	huiting
慧怡	huiyi
慧琪	huiqi
慧涵	huihan
慧彤	huitong
慧萱	huixuan
慧洁	huijie
慧娜	huina
慧芳	huifang
慧琳	huilin
慧颖	huiying
慧玲	huiling
慧莹	huiying
慧雯	huiwen
慧燕	huiyan
婉婷	wanting
婉怡	wanyi
婉琪	wanqi
婉慧	wanhui
婉涵	wanhan
婉彤	wantong
婉萱	wanxuan
婉洁	wanjie
婉娜	wanna
婉芳	wanfang
婉琳	wanlin
婉颖	wanying
婉玲	wanling
婉莹	wanying
婉雯	wanwen
婉燕	wanyan
若婷	ruoting
若怡	ruoyi
若琪	ruoqi
若慧	ruohui
若涵	ruohan
若彤	ruotong
若萱	ruoxuan
若洁	ruojie
若娜	ruona
若芳	ruofang
若琳	ruolin
若颖	ruoying
若玲	ruoling
若莹	ruoying
若雯	ruowen
若燕	ruoyan
秀婷	xiuting
秀怡	xiuyi
秀琪	xiuqi
秀慧	xiuhui
秀涵	xiuhan
秀彤	xiutong
秀萱	xiuxuan
秀洁	xiujie
秀娜	xiuna
秀芳	xiufang
秀琳	xiulin
秀颖	xiuying
秀玲	xiuling
秀莹	xiuying
秀雯	xiuwen
秀燕	xiuyan`,
  given_male: `伟	wei
强	qiang
磊	lei
军	jun
洋	yang
勇	yong
杰	jie
涛	tao
超	chao
明	ming
刚	gang
平	ping
辉	hui
鑫	xin
波	bo
斌	bin
浩然	haoran
梓轩	zixuan
一鸣	yiming
宇航	yuhang
子墨	zimo
奕辰	yichen
博文	bowen
思远	siyuan
睿	rui
志强	zhiqiang
志伟	zhiwei
志杰	zhijie
志华	zhihua
志军	zhijun
志涛	zhitao
志平	zhiping
志辉	zhihui
志鹏	zhipeng
志飞	zhifei
志龙	zhilong
志宁	zhining
志峰	zhifeng
志斌	zhibin
志轩	zhixuan
志豪	zhihao
建强	jianqiang
建伟	jianwei
建杰	jianjie
建华	jianhua
建军	jianjun
建涛	jiantao
建平	jianping
建辉	jianhui
建鹏	jianpeng
建飞	jianfei
建龙	jianlong
建宁	jianning
建峰	jianfeng
建斌	jianbin
建轩	jianxuan
建豪	jianhao
俊强	junqiang
俊伟	junwei
俊杰	junjie
俊华	junhua
俊军	junjun
俊涛	juntao
俊平	junping
俊辉	junhui
俊鹏	junpeng
俊飞	junfei
俊龙	junlong
俊宁	junning
俊峰	junfeng
俊斌	junbin
俊轩	junxuan
俊豪	junhao
文强	wenqiang
文伟	wenwei
文杰	wenjie
文华	wenhua
文军	wenjun
文涛	wentao
文平	wenping
文辉	wenhui
文鹏	wenpeng
文飞	wenfei
文龙	wenlong
文宁	wenning
文峰	wenfeng
文斌	wenbin
文轩	wenxuan
文豪	wenhao
国强	guoqiang
国伟	guowei
国杰	guojie
国华	guohua
国军	guojun
国涛	guotao
国平	guoping
国辉	guohui
国鹏	guopeng
国飞	guofei
国龙	guolong
国宁	guoning
国峰	guofeng
国斌	guobin
国轩	guoxuan
国豪	guohao
海强	haiqiang
海伟	haiwei
海杰	haijie
海华	haihua
海军	haijun
海涛	haitao
海平	haiping
海辉	haihui
海鹏	haipeng
海飞	haifei
海龙	hailong
海宁	haining
海峰	haifeng
海斌	haibin
海轩	haixuan
海豪	haihao
明强	mingqiang
明伟	mingwei
明杰	mingjie
明华	minghua
明军	mingjun
明涛	mingtao
明平	mingping
明辉	minghui
明鹏	mingpeng
明飞	mingfei
明龙	minglong
明宁	mingning
明峰	mingfeng
明斌	mingbin
明轩	mingxuan
明豪	minghao
永强	yongqiang
永伟	yongwei
永杰	yongjie
永华	yonghua
永军	yongjun
永涛	yongtao
永平	yongping
永辉	yonghui
永鹏	yongpeng
永飞	yongfei
永龙	yonglong
永宁	yongning
永峰	yongfeng
永斌	yongbin
永轩	yongxuan
永豪	yonghao
家强	jiaqiang
家伟	jiawei
家杰	jiajie
家华	jiahua
家军	jiajun
家涛	jiatao
家平	jiaping
家辉	jiahui
家鹏	jiapeng
家飞	jiafei
家龙	jialong
家宁	jianing
家峰	jiafeng
家斌	jiabin
家轩	jiaxuan
家豪	jiahao
子强	ziqiang
子伟	ziwei
子杰	zijie
子华	zihua
子军	zijun
子涛	zitao
子平	ziping
子辉	zihui
子鹏	zipeng
子飞	zifei
子龙	zilong
子宁	zining
子峰	zifeng
子斌	zibin
子轩	zixuan
子豪	zihao
浩强	haoqiang
浩伟	haowei
浩杰	haojie
浩华	haohua
浩军	haojun
浩涛	haotao
浩平	haoping
浩辉	haohui
浩鹏	haopeng
浩飞	haofei
浩龙	haolong
浩宁	haoning
浩峰	haofeng
浩斌	haobin
浩轩	haoxuan
浩豪	haohao
宇强	yuqiang
宇伟	yuwei
宇杰	yujie
宇华	yuhua
宇军	yujun
宇涛	yutao
宇平	yuping
宇辉	yuhui
宇鹏	yupeng
宇飞	yufei
宇龙	yulong
宇宁	yuning
宇峰	yufeng
宇斌	yubin
宇轩	yuxuan
宇豪	yuhao
天强	tianqiang
天伟	tianwei
天杰	tianjie
天华	tianhua
天军	tianjun
天涛	tiantao
天平	tianping
天辉	tianhui
天鹏	tianpeng
天飞	tianfei
天龙	tianlong
天宁	tianning
天峰	tianfeng
天斌	tianbin
天轩	tianxuan
天豪	tianhao
晓强	xiaoqiang
晓伟	xiaowei
晓杰	xiaojie
晓华	xiaohua
晓军	xiaojun
晓涛	xiaotao
晓平	xiaoping
晓辉	xiaohui
晓鹏	xiaopeng
晓飞	xiaofei
晓龙	xiaolong
晓宁	xiaoning
晓峰	xiaofeng
晓斌	xiaobin
晓轩	xiaoxuan
晓豪	xiaohao
振强	zhenqiang
振伟	zhenwei
振杰	zhenjie
振华	zhenhua
振军	zhenjun
振涛	zhentao
振平	zhenping
振辉	zhenhui
振鹏	zhenpeng
振飞	zhenfei
振龙	zhenlong
振宁	zhenning
振峰	zhenfeng
振斌	zhenbin
振轩	zhenxuan
振豪	zhenhao
嘉强	jiaqiang
嘉伟	jiawei
嘉杰	jiajie
嘉华	jiahua
嘉军	jiajun
嘉涛	jiatao
嘉平	jiaping
嘉辉	jiahui
嘉鹏	jiapeng
嘉飞	jiafei
嘉龙	jialong
嘉宁	jianing
嘉峰	jiafeng
嘉斌	jiabin
嘉轩	jiaxuan
嘉豪	jiahao`,
  family: `王	wang
李	li
张	zhang
刘	liu
陈	chen
杨	yang
黄	huang
赵	zhao
吴	wu
周	zhou
徐	xu
孙	sun
马	ma
朱	zhu
胡	hu
郭	guo
何	he
林	lin
高	gao
罗	luo
郑	zheng
梁	liang
谢	xie
宋	song
唐	tang
许	xu
邓	deng
冯	feng
韩	han
曹	cao
曾	zeng
彭	peng
萧	xiao
蔡	cai
潘	pan
田	tian
董	dong
袁	yuan
于	yu
余	yu
叶	ye
蒋	jiang
杜	du
苏	su
魏	wei
程	cheng
吕	lv
丁	ding
沈	shen
任	ren
姚	yao
卢	lu
傅	fu
钟	zhong
姜	jiang
崔	cui
谭	tan
廖	liao
范	fan
汪	wang
陆	lu
金	jin
石	shi
戴	dai
贾	jia
韦	wei
夏	xia
邱	qiu
方	fang
侯	hou
邹	zou
熊	xiong
孟	meng
秦	qin
白	bai
江	jiang
阎	yan
薛	xue
尹	yin
段	duan
雷	lei
黎	li
史	shi
龙	long
陶	tao
贺	he
顾	gu
毛	mao
郝	hao
龚	gong
邵	shao
万	wan
钱	qian
严	yan
赖	lai
覃	qin
洪	hong
武	wu
莫	mo
孔	kong
汤	tang
向	xiang
常	chang
温	wen
康	kang
施	shi
文	wen
牛	niu
樊	fan
葛	ge
邢	xing
安	an
齐	qi
易	yi
乔	qiao
伍	wu
庞	pang
颜	yan
倪	ni
庄	zhuang
聂	nie
章	zhang
鲁	lu
岳	yue
翟	zhai
殷	yin
詹	zhan
申	shen
欧	ou
耿	geng
关	guan
兰	lan
焦	jiao
俞	yu
左	zuo
柳	liu
甘	gan
祝	zhu
包	bao
宁	ning
尚	shang
符	fu
舒	shu
阮	ruan
柯	ke
纪	ji
梅	mei
童	tong
凌	ling
毕	bi
单	shan
季	ji
裴	pei
霍	huo
涂	tu
成	cheng
苗	miao
谷	gu
盛	sheng
曲	qu
翁	weng
冉	ran
骆	luo
蓝	lan
路	lu
游	you
辛	xin
靳	jin
管	guan
柴	chai
蒙	meng
鲍	bao
华	hua
喻	yu
祁	qi
蒲	pu
房	fang
滕	teng
屈	qu
饶	rao
解	xie
牟	mou
艾	ai
尤	you
阳	yang
时	shi
穆	mu
农	nong
司	si
卓	zhuo
古	gu
吉	ji
缪	miao
简	jian
车	che
项	xiang
连	lian
芦	lu
麦	mai
褚	chu
欧阳	ouyang
上官	shangguan
司马	sima
诸葛	zhuge
司徒	situ
令狐	linghu`,
  street: `人民路
中山路
解放路
建设路
和平路
新华路
文化路
胜利路
长江路
黄河路
北京路
南京路
上海路
广州路
东风路
红旗路
光明路
友谊路
幸福路
团结路
民主路
青年路
学府路
科技路
工业路
迎宾路
滨江路
湖滨路
公园路
体育路
车站路
花园路
朝阳路
春风路
金山路
银河路
龙泉路
凤凰路
梧桐路
桃园路
梅园路
竹林路
松山路
桂花路
荷花路
翠竹路
西湖路
东湖路
南山路
北苑路
振兴路
富强路
兴业路
创新路
环城路
环湖路
临江路
古城路
太平路
永安路
长安路
安宁路
康乐路
复兴路
延安路
淮海路
天山路
泰山路
昆仑路
珠江路
松花江路
嘉陵江路
人民街
中山街
解放街
建设街
和平街
新华街
文化街
胜利街
长江街
黄河街
北京街
南京街
上海街
广州街
东风街
红旗街
光明街
友谊街
幸福街
团结街
民主街
青年街
学府街
科技街
工业街
迎宾街
滨江街
湖滨街
公园街
体育街
车站街
花园街
朝阳街
春风街
金山街
银河街
龙泉街
凤凰街
梧桐街
桃园街
梅园街
竹林街
松山街
桂花街
荷花街
翠竹街
西湖街
东湖街
南山街
北苑街
振兴街
富强街
兴业街
创新街
环城街
环湖街
临江街
古城街
太平街
永安街
长安街
安宁街
康乐街
复兴街
延安街
淮海街
天山街
泰山街
昆仑街
珠江街
松花江街
嘉陵江街
人民大道
中山大道
解放大道
建设大道
和平大道
新华大道
文化大道
胜利大道
长江大道
黄河大道
北京大道
南京大道
上海大道
广州大道
东风大道
红旗大道
光明大道
友谊大道
幸福大道
团结大道
民主大道
青年大道
学府大道
科技大道
工业大道
迎宾大道
滨江大道
湖滨大道
公园大道
体育大道
车站大道
花园大道
朝阳大道
春风大道
金山大道
银河大道
龙泉大道
凤凰大道
梧桐大道
桃园大道
梅园大道
竹林大道
松山大道
桂花大道
荷花大道
翠竹大道
西湖大道
东湖大道
南山大道
北苑大道
振兴大道
富强大道
兴业大道
创新大道
环城大道
环湖大道
临江大道
古城大道
太平大道
永安大道
长安大道
安宁大道
康乐大道
复兴大道
延安大道
淮海大道
天山大道
泰山大道
昆仑大道
珠江大道
松花江大道
嘉陵江大道`,
};
