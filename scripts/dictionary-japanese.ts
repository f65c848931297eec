/**
 * Japanese names and how they are written in Latin letters (Hepburn without long marks, as in e-mail addresses):
 * faker's lists have no reading. `name=reading`, separated by white space; names faker lacks come from here alone.
 */
export const JA_FAMILY = `
佐藤=sato 鈴木=suzuki 高橋=takahashi 田中=tanaka 伊藤=ito 渡辺=watanabe 山本=yamamoto 中村=nakamura 小林=kobayashi 加藤=kato
吉田=yoshida 山田=yamada 佐々木=sasaki 山口=yamaguchi 松本=matsumoto 井上=inoue 木村=kimura 林=hayashi 斎藤=saito 清水=shimizu
山崎=yamazaki 森=mori 池田=ikeda 橋本=hashimoto 阿部=abe 石川=ishikawa 山下=yamashita 中島=nakajima 石井=ishii 小川=ogawa
前田=maeda 岡田=okada 長谷川=hasegawa 藤田=fujita 後藤=goto 近藤=kondo 村上=murakami 遠藤=endo 青木=aoki 坂本=sakamoto
斉藤=saito 福田=fukuda 太田=ota 西村=nishimura 藤井=fujii 金子=kaneko 藤原=fujiwara 岡本=okamoto 中野=nakano 三浦=miura
原田=harada 中川=nakagawa 松田=matsuda 竹内=takeuchi 小野=ono 田村=tamura 中山=nakayama 和田=wada 石田=ishida 森田=morita
上田=ueda 原=hara 内田=uchida 柴田=shibata 酒井=sakai 宮崎=miyazaki 横山=yokoyama 高木=takagi 安藤=ando 宮本=miyamoto
大野=ono 小島=kojima 工藤=kudo 谷口=taniguchi 今井=imai 高田=takada 丸山=maruyama 増田=masuda 杉山=sugiyama 村田=murata
大塚=otsuka 新井=arai 小山=koyama 平野=hirano 藤本=fujimoto 河野=kono 上野=ueno 武田=takeda 野口=noguchi 松井=matsui
千葉=chiba 菅原=sugawara 岩崎=iwasaki 木下=kinoshita 久保=kubo 佐野=sano 野村=nomura 松尾=matsuo 市川=ichikawa 菊地=kikuchi
杉本=sugimoto 古川=furukawa 大西=onishi 島田=shimada 水野=mizuno 桜井=sakurai 高野=takano 渡部=watanabe 吉川=yoshikawa
山内=yamauchi 西田=nishida 飯田=iida 菊池=kikuchi 西川=nishikawa 小松=komatsu 北村=kitamura 安田=yasuda 五十嵐=igarashi
川口=kawaguchi 平田=hirata 関=seki 中田=nakata 久保田=kubota 服部=hattori 東=azuma 岩田=iwata 土屋=tsuchiya 川崎=kawasaki
福島=fukushima 本田=honda 辻=tsuji 樋口=higuchi 秋山=akiyama 田口=taguchi 永井=nagai 山中=yamanaka 中西=nakanishi
吉村=yoshimura 川上=kawakami 石原=ishihara 大橋=ohashi 松岡=matsuoka 馬場=baba 浜田=hamada 森本=morimoto 星野=hoshino
矢野=yano 浅野=asano 大島=oshima 吉岡=yoshioka 小池=koike 野田=noda 荒木=araki 熊谷=kumagai 松浦=matsuura 大久保=okubo
内藤=naito 黒田=kuroda 尾崎=ozaki 永田=nagata 川村=kawamura 望月=mochizuki 田辺=tanabe 松村=matsumura 荒井=arai 堀=hori
大谷=otani 平井=hirai 菅野=kanno 早川=hayakawa 三宅=miyake 西山=nishiyama 岩本=iwamoto 片山=katayama 本間=homma 横田=yokota
岡崎=okazaki 小澤=ozawa 荒川=arakawa 田島=tajima 鎌田=kamata 成田=narita 宮田=miyata 小田=oda 石橋=ishibashi 篠原=shinohara
須藤=sudo 河合=kawai 萩原=hagiwara 高山=takayama 大石=oishi 榎本=enomoto 栗原=kurihara 伊東=ito 松原=matsubara 三好=miyoshi
小西=konishi 福井=fukui 関口=sekiguchi 片岡=kataoka 津田=tsuda 川島=kawashima 奥村=okumura 中沢=nakazawa 南=minami
柳沢=yanagisawa 杉浦=sugiura 神田=kanda 戸田=toda 稲垣=inagaki 古賀=koga 白石=shiraishi 大森=omori 上原=uehara 富田=tomita
児玉=kodama 甲斐=kai 藤村=fujimura 西尾=nishio 落合=ochiai 竹田=takeda 福本=fukumoto 川田=kawada 町田=machida 白井=shirai
中井=nakai 岸本=kishimoto 足立=adachi 大山=oyama 若林=wakabayashi 神谷=kamiya 江口=eguchi 村井=murai 黒木=kuroki 牧野=makino
安達=adachi 豊田=toyoda 角田=tsunoda 堀内=horiuchi 大城=oshiro 滝沢=takizawa 柏木=kashiwagi 土井=doi 吉野=yoshino 飯塚=iizuka
坂口=sakaguchi 植田=ueda 八木=yagi 長田=nagata 武藤=muto 梅田=umeda 谷川=tanigawa 沢田=sawada 坂田=sakata 泉=izumi
金井=kanai 須田=suda 藤岡=fujioka 榊原=sakakibara 平山=hirayama 小原=ohara 庄司=shoji 緒方=ogata 畠山=hatakeyama 村松=muramatsu
金城=kinjo 比嘉=higa 入江=irie 及川=oikawa 日高=hidaka 相沢=aizawa 今村=imamura 大田=ota 松下=matsushita 石塚=ishizuka
倉田=kurata 川端=kawabata 河村=kawamura 大竹=otake 森下=morishita 森川=morikawa 三上=mikami 三木=miki 三輪=miwa 下村=shimomura
下田=shimoda 上村=uemura 中原=nakahara 中尾=nakao 中嶋=nakajima 中谷=nakatani 丹羽=niwa 亀井=kamei 二宮=ninomiya 井口=iguchi
今泉=imaizumi 今野=konno 佐久間=sakuma 佐伯=saeki 内山=uchiyama 内海=utsumi 冨田=tomita 出口=deguchi 前川=maekawa 加納=kano
北原=kitahara 北島=kitajima 北川=kitagawa 北野=kitano 千田=chida 原口=haraguchi 古田=furuta 古谷=furuya 吉井=yoshii 吉原=yoshihara
吉本=yoshimoto 吉沢=yoshizawa 向井=mukai 園田=sonoda 土田=tsuchida 坂井=sakai 堀口=horiguchi 堀川=horikawa 堀江=horie 堀田=hotta
堤=tsutsumi 塚本=tsukamoto 塚田=tsukada 多田=tada 大内=ouchi 大原=ohara 大場=oba 大川=okawa 大平=ohira 大木=oki 大村=omura
大槻=otsuki 大沢=osawa 天野=amano 奥山=okuyama 奥田=okuda 奥野=okuno 宇野=uno 安井=yasui 安部=abe 宮下=miyashita 宮内=miyauchi
宮原=miyahara 宮城=miyagi 宮川=miyagawa 宮沢=miyazawa 富永=tominaga 寺田=terada 小倉=ogura 小出=koide 小坂=kosaka 小柳=koyanagi
小森=komori 小沢=ozawa 小泉=koizumi 小笠原=ogasawara 小谷=kotani 小野寺=onodera 山岡=yamaoka 山岸=yamagishi 山川=yamakawa
山村=yamamura 山根=yamane 岡=oka 岡村=okamura 岡部=okabe 岡野=okano 岩井=iwai 岩瀬=iwase 岸=kishi 島崎=shimazaki 嶋田=shimada
川原=kawahara 川本=kawamoto 川野=kawano 平岡=hiraoka 平川=hirakawa 平松=hiramatsu 広瀬=hirose 広田=hirota 徳永=tokunaga
徳田=tokuda 志村=shimura 手塚=tezuka 新田=nitta 日野=hino 星=hoshi 本多=honda 杉原=sugihara 杉田=sugita 村山=murayama
村瀬=murase 松山=matsuyama 松島=matsushima 松崎=matsuzaki 松永=matsunaga 松野=matsuno 林田=hayashida 柳田=yanagida 栗田=kurita
根岸=negishi 根本=nemoto 桑原=kuwabara 梶原=kajiwara 森山=moriyama 森岡=morioka 横井=yokoi 武井=takei 水谷=mizutani 永野=nagano
池上=ikegami 沼田=numata 浅井=asai 浅田=asada 深沢=fukazawa 渋谷=shibuya 渡邊=watanabe 湯浅=yuasa 溝口=mizoguchi 澤田=sawada
瀬戸=seto 片桐=katagiri 田上=tagami 田代=tashiro 田原=tahara 田畑=tabata 相馬=soma 矢島=yajima 石山=ishiyama 石崎=ishizaki
石黒=ishiguro 福原=fukuhara 福岡=fukuoka 福永=fukunaga 秋元=akimoto 稲田=inada 稲葉=inaba 窪田=kubota 竹下=takeshita
竹中=takenaka 竹本=takemoto 竹村=takemura 笠井=kasai 笠原=kasahara 筒井=tsutsui 篠崎=shinozaki 篠田=shinoda 米山=yoneyama
米田=yoneda 細川=hosokawa 細谷=hosoya 臼井=usui 花田=hanada 茂木=motegi 荻野=ogino 藤川=fujikawa 藤沢=fujisawa 藤野=fujino
西原=nishihara 西岡=nishioka 西本=nishimoto 西沢=nishizawa 西野=nishino 谷=tani 谷本=tanimoto 越智=ochi 野中=nonaka
野崎=nozaki 野沢=nozawa 金沢=kanazawa 金田=kaneda 長尾=nagao 長岡=nagaoka 長島=nagashima 長沢=nagasawa 長野=nagano 関根=sekine
青山=aoyama 青柳=aoyagi 飯島=iijima 高井=takai 高島=takashima 高松=takamatsu 高瀬=takase 鶴田=tsuruta 黒川=kurokawa
黒沢=kurosawa 齋藤=saito`;

export const JA_GIVEN_FEMALE = `
陽菜=hina 結衣=yui 葵=aoi さくら=sakura 美咲=misaki 凛=rin 結愛=yua 莉子=riko 美月=mizuki 七海=nanami 陽葵=himari 紬=tsumugi
芽依=mei 心春=koharu 結菜=yuina 楓=kaede 杏=an 花音=kanon 愛菜=aina 美桜=mio 美羽=miu 琴音=kotone 桜=sakura 彩花=ayaka
優奈=yuna 真央=mao 愛莉=airi 咲良=sakura 結月=yuzuki 心結=miyu 心愛=kokoa 心優=miyu 百花=momoka 桃子=momoko 遥=haruka
彩=aya 彩乃=ayano 彩香=ayaka 舞=mai 愛=ai 麻衣=mai 麻美=asami 麻衣子=maiko 香織=kaori 沙織=saori 明日香=asuka 茜=akane
瞳=hitomi 恵=megumi 千尋=chihiro 千夏=chinatsu 奈々=nana 菜々子=nanako 菜摘=natsumi 菜月=natsuki 萌=moe 里奈=rina 玲奈=rena
由佳=yuka 由美=yumi 由美子=yumiko 裕子=yuko 裕美=hiromi 智子=tomoko 智美=tomomi 直子=naoko 直美=naomi 真由=mayu 真由美=mayumi
美穂=miho 美紀=miki 美香=mika 美優=miyu 美結=miyu 美代子=miyoko 美智子=michiko 絵美=emi 恵美=emi 恵子=keiko 恵美子=emiko
理恵=rie 陽子=yoko 洋子=yoko 幸子=sachiko 和子=kazuko 京子=kyoko 久美子=kumiko 久子=hisako 光子=mitsuko 典子=noriko
紀子=noriko 純子=junko 順子=junko 節子=setsuko 静子=shizuko 芳子=yoshiko 良子=yoshiko 弘子=hiroko 浩子=hiroko 孝子=takako
敏子=toshiko 文子=fumiko 昭子=akiko 明美=akemi 智恵子=chieko 栄子=eiko 悦子=etsuko 愛子=aiko 愛美=manami 成美=narumi
早紀=saki 未来=miku 清子=kiyoko 照子=teruko 君子=kimiko 啓子=keiko 信子=nobuko 優子=yuko 優花=yuka 優衣=yui 佳奈=kana
亜美=ami 友美=tomomi 花=hana 八重子=yaeko 千代=chiyo 千代子=chiyoko 勝子=katsuko 正子=masako 貞子=sadako あゆみ=ayumi きみ=kimi
きよ=kiyo はる=haru ひなた=hinata めぐみ=megumi ゆかり=yukari キミ=kimi キヨ=kiyo トミ=tomi ハナ=hana ハル=haru フミ=fumi
マサ=masa ヨシ=yoshi 凜=rin 詩織=shiori 詩=uta 澪=mio 栞=shiori 奏=kanade 咲=saki 咲希=saki 彩音=ayane 綾香=ayaka 綾=aya
亜希子=akiko 晴香=haruka 春香=haruka 春奈=haruna 夏美=natsumi 夏希=natsuki 秋子=akiko 冬美=fuyumi 美雪=miyuki 深雪=miyuki
雪乃=yukino 百合子=yuriko 百合=yuri 梨花=rinka 梨沙=risa 里美=satomi 聡美=satomi 美里=misato 友香=yuka 友里=yuri 絵里=eri
絵理子=eriko 江里子=eriko 真理=mari 真理子=mariko 万里子=mariko 麻里=mari 千佳=chika 千春=chiharu 千恵=chie 智香=tomoka
知美=tomomi 朋子=tomoko 佐知子=sachiko 早苗=sanae 小百合=sayuri 紗季=saki 紗希=saki 沙耶=saya 紗英=sae 涼子=ryoko 亮子=ryoko
玲子=reiko 礼子=reiko 律子=ritsuko 朱里=akari 灯=akari 明里=akari 光莉=hikari ひかり=hikari みゆき=miyuki かおり=kaori
まゆみ=mayumi あかり=akari すみれ=sumire つばさ=tsubasa のぞみ=nozomi 希=nozomi 望=nozomi`;

export const JA_GIVEN_MALE = `
蓮=ren 湊=minato 陽翔=haruto 蒼=ao 樹=itsuki 悠真=yuma 大和=yamato 陸=riku 悠人=yuto 大翔=hiroto 朝陽=asahi 颯真=soma
颯太=sota 悠斗=yuto 悠翔=yuto 陽向=hinata 陽太=yota 陽斗=haruto 陽大=haruhiro 結翔=yuito 新=arata 律=ritsu 海斗=kaito
海翔=kaito 瑛太=eita 翔太=shota 翔平=shohei 翔=sho 健太=kenta 健太郎=kentaro 健=ken 健一=kenichi 拓海=takumi 拓也=takuya
拓哉=takuya 大輝=daiki 大貴=daiki 大樹=daiki 大輔=daisuke 大介=daisuke 大地=daichi 大雅=taiga 太一=taichi 太陽=taiyo
優太=yuta 優斗=yuto 優=yu 悠太=yuta 悠希=yuki 悠=yu 雄太=yuta 雄大=yudai 直樹=naoki 直人=naoto 和也=kazuya 和彦=kazuhiko
和夫=kazuo 哲也=tetsuya 達也=tatsuya 智也=tomoya 竜也=tatsuya 竜=ryu 亮=ryo 亮太=ryota 涼太=ryota 康平=kohei 洋平=yohei
祐介=yusuke 秀樹=hideki 英樹=hideki 秀雄=hideo 浩=hiroshi 浩一=koichi 浩二=koji 浩之=hiroyuki 博=hiroshi 博之=hiroyuki
弘=hiroshi 誠=makoto 隆=takashi 崇=takashi 聡=satoshi 徹=toru 剛=tsuyoshi 淳=jun 学=manabu 修=osamu 勉=tsutomu 勇=isamu
勝=masaru 勝利=katsutoshi 功=isao 勲=isao 実=minoru 稔=minoru 豊=yutaka 茂=shigeru 進=susumu 昇=noboru 明=akira 昭=akira
昭一=shoichi 昭二=shoji 昭三=shozo 清=kiyoshi 武=takeshi 武雄=takeo 正=tadashi 正一=shoichi 正二=shoji 正三=shozo 正夫=masao
正男=masao 正雄=masao 正治=masaharu 幸雄=yukio 義雄=yoshio 辰男=tatsuo 辰雄=tatsuo 一郎=ichiro 三郎=saburo 一男=kazuo
一輝=kazuki 匠=takumi 歩夢=ayumu 翼=tsubasa 空=sora 蒼空=sora 輝=akira 貴大=takahiro 陸斗=rikuto 颯=hayate 駿=shun
龍生=ryusei 二郎=jiro 四郎=shiro 太郎=taro 次郎=jiro 慎一=shinichi 真一=shinichi 伸一=shinichi 信一=shinichi 賢一=kenichi
研一=kenichi 純一=junichi 順一=junichi 洋一=yoichi 陽一=yoichi 良一=ryoichi 恭一=kyoichi 孝一=koichi 光一=koichi 栄一=eiichi
英一=eiichi 誠一=seiichi 精一=seiichi 浩司=koji 浩史=hiroshi 康二=koji 健二=kenji 賢治=kenji 憲司=kenji 慎二=shinji 真司=shinji
信二=shinji 雄二=yuji 裕二=yuji 祐二=yuji 隆司=takashi 貴志=takashi 孝=takashi 隆之=takayuki 孝之=takayuki 貴之=takayuki
正之=masayuki 雅之=masayuki 和之=kazuyuki 智之=tomoyuki 敏之=toshiyuki 俊之=toshiyuki 俊介=shunsuke 駿介=shunsuke 雄介=yusuke
裕介=yusuke 洋介=yosuke 陽介=yosuke 恭介=kyosuke 圭介=keisuke 啓介=keisuke 慶介=keisuke 耕平=kohei 純平=junpei 恭平=kyohei
亮平=ryohei 涼介=ryosuke 慎吾=shingo 圭吾=keigo 大吾=daigo 俊=shun 隼人=hayato 勇人=hayato 勇気=yuki 勇樹=yuki 雅人=masato
正人=masato 雅也=masaya 卓也=takuya 和樹=kazuki 一樹=kazuki 裕樹=hiroki 弘樹=hiroki 智樹=tomoki 友樹=tomoki 春樹=haruki
晴樹=haruki 晴人=haruto 遥斗=haruto 奏太=kanata 奏=kanade 蒼太=sota 壮太=sota 碧=aoi 凪=nagi 岳=gaku 仁=jin 薫=kaoru`;
