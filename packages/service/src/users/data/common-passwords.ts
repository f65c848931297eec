/**
 * The passwords that people choose most often, in lower case: those of up to 11 characters as parts of longer ones. From the
 * list of @zxcvbn-ts/language-common 4.1.3 (MIT), its first 4,200 and all of 12 characters and more.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
0.0.0.000 0.0.000 000000 000001 000007 0007 007007 01011 01011910 01011970 01011980 01011981 01011984 01011985
01011986 01011987 01011988 01011989 01011990 01011991 01012000 01012001 01012010 01012011 010203 010203040506
012345678910 014702580369 01telemike01 02071986 03082006 0420 050605rostik 1000 100000 1001 1007 10101 1012 10203
102030 10203040 102030405060 1024 102938 1029384756 1066 111111 11111111 1111111111zz 11112222 111222 111222333
111222333000 111222333444555 1122 112211 112233 11223344 1122334455 112233445566 112358 11235813 1123581321 12121
121314 12131415 1221 122333 122333444455555 1225 1230 123098 12312 123123 12312312 123123a 123123q 123123qweqwe
1232323q 12332 123321 123321123 123321123321 123321456654 123321q 123321qweewq 1234 1234321 12344321 12345 123451
123454321 1234554321 123456 123456654321 1234567 12345677654321 12345678 123456782000 1234567887654321 123456789
1234567890 123456789000 12345678900987654321 123456789012 1234567890987654321 1234567890q 1234567890qaz 1234567890qw
1234567890qwe 1234567890qwerty 1234567890zzz 12345678910 123456789101 123456789123 1234567892000 12345678987654321
123456789987654321 123456789a 123456789aaa 123456789abc 123456789asd 123456789q 123456789qaz 123456789qqq 123456789qwe
123456789qwer 123456789qwerty 123456789z 123456789zxc 12345678q 12345679 1234567a 1234567q 1234567qwertyu 123456a
123456aa 123456k 123456q 123456qwerty 123456r 123456s 123456z 123456zxcvbn 123457 12345a 12345q 12345qwe 12345qwert
12345z 1234abcd 1234qwe 1234qwer 1234qwerasdf 1234qwerasdfzxcv 123654 123654789 12369874 123698745 123789 123789456
123987 123aaa 123abc 123asd 123ewqasdcxz 123qaz 123qwe 123qwe123 123qwe123qwe 123qwe456rty 123qweasd 123qweasdzxc
123qwerty 123qwerty123 123zxc 124578 128500 12qw34er 12qw34er56ty 12qwas 12qwaszx 131313 132435 13243546 134679 135246
135790 1366613 141627 142536 147258 147258369 147852 147852369 1478963 14789632 147896325 150781 15426378 159357
159753 159753159753 159753456852 159951 162534 1701 18436572 192837 192837465 193570356033 19960610ilja 1a2a3a4a5a6a
1a2b3c 1a2b3c4d 1a2s3d4f5g6h 1passwor 1q2w3e 1q2w3e4r 1q2w3e4r5 1q2w3e4r5t 1q2w3e4r5t6y 1qa2ws3ed 1qa2ws3ed4rf
1qa2ws3ed4rf5tg 1qaz2wsx 1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qazxsw2 1qazxsw23edc 1qazxsw23edcvfr4 1qwerty 1x2zkg8w 200000
2112 21122112 2128506 222333 223344 23176djivanfros 23wkoa0fp78dk 246810 25802580 258456 31217221027711 314159
31415926 315475 321123 321456 321654 321654987 32615948worms 332211 333666 336699 362436 4121 4128 41d8cd98f00b 420247
420842084208555 445566 456123 456321 456654 456852 4815162342 4815162342lf 4815162342lost 4runner 50cent 5150 51505150
541233432442 555666 555777 59382113kevinp 6215mila6215 666666 666777 666999 6751520 6969 696969 73501505 741852
741852963 742617000027 753159 753951 7753191 7777777 777888 778899 789123 789456 78945612 789456123 7895123 789654
789987 852456 8675309 89063032220m 89231243658s 89876065093rax 89semtsriuty 8j4ye3uz 90210 906090 911911 9379992
951753 963852 963852741 987456 a12345 a123456 a1234567 a123456789 a1b2c3 a1b2c3d4 a1s2d3 a1s2d3f4 a1s2d3f4g5h6 aaa111
aaliyah aardvark aaron abby abc12 abc123 abc1234 abc12345 abc123456789 abcd123 abcd1234 aberdeen abgrtyu abigail
abraham absolut access access14 accord account achilles action active adam adgjmptw adidas admin admin18533362
administrator admiral adonis adrian adriana adult aezakmi africa again agent007 aggies aikido airborne airbus airforce
airplane aksjdlasdakj89879 alabama alan alaska albatros albert alberto albina albion alejandr aleksandr aleksandra
aleksey alex alexande alexander alexandr alexandra alexis alfa alfred alibaba alice alicia alien aliens alina alison
allen alliance allison allmine allsop allstar alpha alpha1 alpha135792468 alpine alucard always alyssa amadeus
amadeusptfcor amanda amanda1 amateur amazon amber amber1 amelia america america1 american amsterda amsterdam
an83546921an13 anaconda anakin anal analsex anarchy anastasia anders anderson andre andrea andreas andrei andres
andrew andrew1 andrewjackie andrey andromeda andy anfield angel angel1 angela angelica angelina angelo angels angie
anhyeuem animal animals anime anna anne annette annie answer antananarivu anthony anthony1 anton antonio anubis
anything anytimetoday apache apollo apollo13 apple apple1 apple123 applepie apples april aquarius aragorn archer
archie area51 arizona arjay armani arnold arsenal arsenal1 artemis arthur artist artur asd123 asd123asd123 asdasd asdf
asdf123 asdf1234 asdfasdf asdfg asdfgh asdfgh123456 asdfghj asdfghjk asdfghjkl asdfghjkl123 asdfjkl asdzxc ashley
ashley1 ashton asian aspire aspirine assass assassin assfuck asshole asshole1 assholes assman asterix astrid astros
athena atlanta atlantic atlantis atomic attack attitude auburn auckland2010 audia4 audrey august aurora aussie austin
australi australia autumn avalanch avalon avatar avenger avrillavigne awesome azamat azerty azsxdc azsxdcfv babe babes
babies baby babyblue babyboy babydoll babygirl babylon babylon5 bacardi back backdoor backup bacon badass badboy
baddog badger badgirl badiman28200 baggins bailey ball baller balloon balls bambam banana bananas banane bandit bang
bangbang bangkok banker banshee barbara barber barbie barcelon barcelona barefoot barkley barney barrett barry barsik
bart baseball basket basketba basketball bass bassman bastard batman batman1 batterystaple battle baxter bayern beach
beaches beagle bean beaner beanie bear bearbear bears beast beastie beatles beatrice beautiful beauty beaver beavis
beckham becky beefcake beer beerbeer beetle believe belinda bell bella belle bender bengals benjamin bennett benny
benson bentley beretta berlin bermuda bernard bernie bertha bertie bethany better betty beverly bhrh0h2oof6xbqjeh
bianca bicycle bigass bigballs bigbear bigbird bigboobs bigboy bigcock bigdaddy bigdick bigdog bigfoot bigger biggie
biggles bigguy bigmac bigman bigmoney bigone bigred bigsexy bigtime bigtits bike bikini bill billie billy billy1
billybob billyboy bimmer bing bingo bird birdie birdman birthday biscuit bishop bitch bitch1 bitches biteme bizkit
blabla black black1 blackcat blackdog blackhaw blackie blackjac blackman blacks blacksonblon blacky blade blades
blahblah blake blaster blazer blessed blessing blink182 blizzard blonde blondes blondie blood bloody blossom blow
blowjob blowme bltynbabrfwbz blue blue123 blue22 bluebird blueblue blueboy bluedog blueeyes bluemoon blues bluesky
boat bob123 bobafett bobbie bobbob bobby bobby1 bobcat boeing bogart bogdan bogey bohica bollocks bollox bomber bond
bond007 bondage bone bonehead boner bones bonita bonjour bonkers bonnie bonsai boob boobie boobies booboo boobs booger
boogie booker boomboom boomer bootie boots booty boricua boris bosco boss bossman boston bottle bottom bounce bowler
bowling bowser boxing boy4u2ownnyc boys bpgjldsgjldthnf br0d3r brad bradford bradley brandi brando brandon brandon1
brandy brasil braves brazil breast breeze brenda brendan brent brewster brian brian1 briana brianna bridge bridget
brighton bristol britney brittany broadway broken bronco broncos brooke brooklyn brooks brother brothers brown brownie
browns bruce brucelee bruins bruno brutus bryan bryant bubba bubba1 bubbas bubble bubbles buck bucket buckeye buckeyes
buckshot buddha buddy buddy1 budlight budman budweise buffalo buffett buffy buffy1 bugger builder bull bulldog
bulldog1 bulldogs bullet bullnuts2003 bullseye bullshit bunghole bunny bunny1 burger burton bush business businessbabe
busted buster buster1 butch butler butt butter butterfl butterfly butthead butthole buttman button buttons buzz
buzzard byteme cabbage cactus cadillac caesar caitlin calico caliente californ california caligula callaway callie
calvin camaro cambiami camel camelot camels camera cameron camilla camille campbell canada canadian cancel cancer
cancun candice candle candy candyman cannon canon cantona capital capone captain caramel carbon cardinal carina carl
carla carlo carlos carlton carmen carol carole carolin carolina caroline carolyn carpet carrera carrie carrot carson
carter cartman cartoon casanova caserta casey casey1 cash casino casper cassidy cassie castle cat123 catalina catch22
catdog catfish catherin catherine catman cats cavalier caveman cbr600 ccbill cdtnkfyf cecilia cedric celeron celeste
celica celine celtic celtics center central cerberus cessna cfitymrf chad chainsaw chair champ champion champs chance
chandler chanel chang change changed changeit changeme chaos charger chargers charles charles1 charley charli charlie
charlie1 charlott charlotte charlton charly charmed chase chaser check cheers cheese cheese1 cheeseburger cheetah
chelsea chelsea1 chemical cheng cherokee cherry cheryl chester chester1 chesterfield chevelle chevrole chevy chevy1
chewie cheyenne chicago chicago1 chichi chicken chicken1 chickens chickenwing101 chicks chico chief chiefs children
china chipper chivas chloe chocolat chocolate chong chopper chris chris1 chrisbln chrissy christ christia christian
christie christin christina christine christop christopher christopher1 christy chronic chrono chubby chuck chuckles
chucky church cigars cinder cindy cinnamon city civilization cjdthitycndj cjkysirj cjkywt claire clancy clapton
clarence clarinet clark classic claude claudia claudio clayton clemson clevelan clifford clinton clipper clitoris
cloud9 clover cnfc35762209 cobra cobra1 cocacola cock cocks coconut cody coffee cohiba coke coleman colleen college
collins colombia colorado colors colt45 coltrane columbia columbus combat combat123654 comics command commando compaq
compute computer concrete condom condor configuratio confused connect conner connie connor conrad construction
consumer contact content contortionist contrasena control cookie cookies cool cooldude cooler coolguy coolio coolman
cooper cooter copper cornell corona corperfmonsy corrado correcthorse correcthorsebatterystaple corvette cosmo
cosmopolitan cosmos cosworth cotton cougar counterstrike country courtney cowboy cowboys cowboys1 coyote cracker craig
crash crawford crazy crazy1 crazybab cream creampie creamy creative credit cricket crimson cristina critter crjhgbjy
cruise cruiser crunch crusader crysis crystal crystal1 cthulhu cthutq cubbies cuddles cumming cumshot cunt cunts
cupcake curious curtis custom cutlass cutter cxfcnmt cyber cyclone cyclops cynthia cypress daddy daddy1 daewoo dagger
daisy daisy1 dakota dale dalejr dallas dallas1 dalton damage damian damien dammit damnit dana dance dancer dang danger
danie daniel daniel1 daniela danielle daniil danila danni danny dannyboy dante danzig daphne dark darkness darkside
darkstar darling darren darwin dave david david1 davids davidson davis dawg dawn dawson daytona dbrnjhbz deacon dead
deadhead deadman dean deanna death death1 debbie deborah december deedee deejay deepthroat deeznuts deeznutz defender
defiant deftones delete delta delta1 demon demons denali denis denise deniska dennis denver depeche derek derrick
desert design designer desire deskjet destiny detroit devil devildog devilmaycry4 devils dexter dfkthbz dfkthf
dfktynbyf dfvgbh dharma diablo diamond diamond1 diamonds dian diana dick dickhead dicks diehard diesel dietcoke digger
digital digitalprodu dilbert dildo dilligaf dillon dima dinamo ding dingdong dinosaur direct director dirty discover
disney diver divine dixie dkflbckfd dkflbvbh dkflbvbhjdbx dkflbvbhjdyf doberman doctor dodge dodge1 dodger dodgeram
dodgers dogg doggie doggy dogman dogs dollar dollars dolphin dolphins domainlock2005 dominic domino donald dong donkey
donna donnie donuts doobie doodle doogie dookie dorian dorothy double doug doughboy douglas down downtown dracula
drago dragon dragon1 dragons dragoon drake dream dreamer dreams drew driver drizzt droopy drowssap drpepper drummer
dthjybrf dublin ducati duchess duck dude dudley duke dumbass duncan durango duster dustin dusty dylan eagle eagle1
eagles eastside easy eatme eatpussy eatshit eclipse eddie eduard eduardo edward edwardcullen edwards eeyore eileen
einstein ekaterina elaine electric element elena elephant eleven elijah elizabet elizabeth elliot elliott elvira elvis
elvis1 elwood emerald emerson emily emily1 eminem emma emmanuel emmitt empire energy engage engine engineer england
english enigma enjoy enter enter1 enterpri enterprise entertainment eric erica ericsson erik ernest erotic erotica
escape escort esther eternal eternity eugene europa europe evelyn everest everton excalibu exigen exigent exodus
explorer express extreme fabian fabie fabric facial faggot faith falcon falcons fallen fallout family fang fantasy
farmer farside fart fashion fast faster fatass fatboy fatcat father fatima fatima753357 fatman feather february
federico feet felicia felipe felix fender fernand fernando ferrari ferrari1 ferret fester fetish fghtkm ficken fiesta
figaro fighter filter filthy finalfantasy findaupair007 finger fingers finish fire fireball firebird firefly firefox
fireman first fish fisher fishes fishing fitness fkmnthyfnbdf fktrcfylh fktrcfylhf fktrcfylhjdbx fktrcfylhjdf
fktrcfylhjdyf fktrctq flames flamingo flash flash1 flatron fletch fletcher flight flipper floppy florence florian
florida florida1 flounder flower flowers floyd fluffy flvbybcnhfnjh flyboy flyers flying focus foobar footbal football
football1 ford fordf150 forest forever foreveryoung forfun forget forgot formula formula1 forrest fortuna fortune
fossil foster fowler foxtrot france frances francesc francis franco francois frank frank1 frankie franklin franky
freak freaks freaky freckles fred freddie freddy frederic frederiksberg fredfred free freedom freedom1 freeman
freepass freeporn freeuser freeze french fresh friday friend friends fright frisco frisky fritz frodo frog frogger
froggy front242 frontier frosty frozen fubar fuck fuck_inside fucked fucker fuckers fuckface fuckfuck fuckher fuckin
fucking fuckit fuckme fuckoff fucktheworld fuckthis fucku fucku2 fuckyou fuckyou1 fuckyou2 fuckyoubitch fugazi
function funny funtime fusion futbol future fyfcnfcbz fylhtq fynfyfyfhbde gabrie gabriel gabriell galaxy galina galore
gambit games gandalf gandalf1 gang gangbang gangsta gangster garage garbage garcia garden garfield gargoyle garrett
gary gaston gateway gateway1 gator gators gbpltw gegcbr geheim gemini general genesis genius george george1 georgia
gerald gerard german germany geronimo gesperrt getmoney getsome gfhfktkjuhfv gfhjkm gfhjkm123 gfhjkmgfhjkm ghbdtn
ghbdtnbr ghbdtnghbdtn ghbdtnrfrltkf ghetto ghhh47hj7649 ghjatccbjyfk ghjcnj ghjcnjgbpltw ghjcnjgfhjkm ghjcnjghjcnj
ghjcnjnfr ghjcnjqgfhjkm ghjcnjrdfibyj ghjnbdjcnjzybt ghost ghtdtlvtldtl giant giants gibson gilbert gillian ginger
ginger1 giorgi giovanni girl girls giuseppe gizmo gizmo1 gizmodo gjkbyf gjkysqgbpltw gladiator global gloria gmoney
gn56gn56 goalie goblin goblue goddess godfather godsmack godzilla gofish goforit goku gold goldberg golden goldfish
goldie goldstar goldwing golf golfball golfer golfgolf golfing goliath gollum gonzo goober good goodboy goodbye
goodluck goodman goodtime goofy google goose gopher gordon gordon24 gorilla gotcha gothic gotohell govols grace gracie
graham grandma granny grant grapes grateful great great1 greatone greece green green1 greenbay greenday greene
greenlantern greens greg gregory gremlin grendel gretchen gretzky griffey griffin gringo grizzly groove groovy groucho
grover grumpy gthtrfnbgjkt gtnhjpfdjlcr guardian guest guiness guinness guitar gundam gunnar gunner gunners gustav
hacked hacker hailey hairy hal9000 halflife hallo hambone hamburg hamilton hamlet hammer hammers hamster handsome hang
hank hannah hannibal hansen hansolo happy happy1 happy123 happyday hard hardcore harder hardon hardrock harley harley1
harmony harold harper harris harrison harry harry1 harvey hastings havefun hawaii hawk hawkeye hawkeyes hayabusa
hayden hayley hd764nw5d7e1vb1 hd764nw5d7e1vbv head heart hearts heather heather1 heaven hector hedgehog hedimaptfcor
heidi helen helena hell hellfire hello hello1 hello123 helloo hellyeah helmet help helpme hendrix henry hentai herbert
herbie hercules herman hermes hershey hesoyam hidden higgins highland hilton hiphop history hithere hitler hitman
hjvfirf hobbes hobbit hockey hockey1 hokies holden holiday holland holly holly1 hollywoo hollywood holmes holyshit
home homer homer1 homers homerun honda honda1 honey honey1 hongkong hooker hoosier hooter hooters hoover hope hopper
horizon horndog hornet horney horny horny1 horse horses hotboy hotdog hotpussy hotred hotrod hotsex hotshot hotstuff
hottie house houses houston howard hudson hummer hungry hunter hunter1 hunting hurrican husker huskers huskies hustler
hyperion iampurehaha2 ib6ub9 ibanez icecream iceman idontknow iforgot igor iguana ihateyou illini iloveboobies
ilovemyfamily ilovesex iloveu iloveyo iloveyou imagine immortal impala imperial incubus indian indiana indians indigo
infantry inferno infiniti infinity ingodwetrust ingrid insane insert inside installdevic installsqlst integra
intelligence international internet intrepid intruder ipo54tj45uy856 ireland irina irish irish1 ironman isabel
isabella isabelle isaiah iseedeadpeople island israel italia italian ivan ivanov ivanova iverson iwantu jabroni jack
jackal jackass jackie jackoff jackson jackson1 jacob jacob1 jade jagger jaguar jake jamaica james james007 james1
jamesbon jamesbond jamesbond007 jamie jamie1 jammer jane janet janice janine january japan japanese jarhead jasmin
jasmine jasmine1 jason jason1 jasper java javier jayhawk jazz jazzman jean jeanette jeanne jedi jeep jeff jeffrey
jenna jennie jennifer jenny jenny1 jensen jeremiah jeremy jericho jerkoff jerome jerry jersey jess jesse jessic
jessica jessica1 jessie jester jesus jesus1 jethro jewels jillian jimbo jimbob jimmy jimmy1 joanna joanne joejoe joey
johanna johannes john john316 johnboy johnjohn johnny johnson joker joker1 jokers jonathan jones jordan jordan1
jordan23 jose joseph josephphone7 josh joshua joshua1 journey jrcfyf juan judith juggalo juice julia julian julie
juliet juliette julius jumper junebug jungle junior jupiter justdoit justice justin justin1 justinbieber justine
justme juventus kahuna kaiser kaktus kamikaze kang kangaroo kansas karate karen karina karma karolina kasper katana
katerina kathleen kathryn kathy katie katie1 katrin katrina kawasaki kcj9wx5n keeper keith kelley kelly kelly1 kelsey
kendall kennedy kenneth kenny kenshin kentucky kenwood kenworth kermit kevin kevin1 keyboard keystone keywest kickass
kicker kids kill killbill killer killer1 killme kimber kimberly king kingdom kingfish kingkong kingpin kingston kinky
kipper kirill kirsten kiss kisses kissme kitkat kitten kitty kitty1 kittycat klaster klingon knickers knicks knight
knights knopka kodiak kolobok kong korn koshka kosmos kostya kotenok kramer krishna krista kristen kristi kristin
kristina kristine kristy krystal ktjynsq40147 ktyjxrf kume kungfu kyle labrador labtec lacrosse ladies lady ladybug
laguna lakers lambert lamont lance lancelot lancer lansing laptop larisa larry lasvegas latin latino laura laurel
lauren laurie lawrence lawyer leader leanne leather leavemealone ledzep legacy legend legion legolas lemons lennon
leonard leonardo leonid leopard lesbian lesbians leslie lespaul lestat lester letmein letmein1 letmein2 letsgo lewis
lexmark lhbjkjubz2957704 liberty library lick licker lickit lickme life lifehack lifetime light lightnin lights
lillian lincoln linda lindsay lindsey lineage2 ling lion lionking lions liquid lisa lisalisa little liverpoo liverpool
lizard lizzie lobster loco logan logan1 logitech lokomotiv lol123 lola lolipop lolita lollipop lollol london lonely
lonestar lonewolf long longhorn looker looking looney looser lord lorenzo lorraine loser losers lost4815162342 louis
louise loulou love love1 love123 love69 love777321777 loveit lovelove lovely loveme lover lover1 loverboy lovers
lovesex loveyou loving lowrider lucas lucifer lucky lucky1 lucky13 lucky7 luckydog lucy ludwig luis luke luther
lvbnhbq lynn lytdybrbdfvgbhf lytghjgtnhjdcr macdaddy machine macross madden maddie maddog madeline madison madison1
madman madmax madness madonna madrid maestro maggie maggot magic magic1 magick magicman magnolia magnum magnus magpie
maiden mailcreated5240 mailman majestic makaveli maksim malaka malcolm malibu malina mallard mamapapa manager manchest
manchester mandingo mandy maniac manson manuel manutd maprchem56458 maradona marathon marc marcel marcia marco marcos
marcus margaret margarita maria mariah marian marianne marie marilyn marin marina marinamarina marine mariners marines
marino marino13 mario marion marisa marissa marius mark market markus marlboro marlene marley marlin marshall martha
martin martin1 martina martinez martini marvel marvin mary maryjane maryland mason massimiliano massimo massive maste
master master1 masterbaiting masterbating masters masturbation matador mathew matilda matrix matt matthew matthew1
mattie mature maureen maurice maurolarastefy maverick maxell maxima maximum maximus maxine maxmax maxwell maxx mayday
mayhem maynard mazafaka meatball meathead meatloaf mechanic megadeth megaman megan megapass meghan melanie melinda
melissa melissa1 mellon mellow melody melvin member memorex memory memphis meowmeow mercedes mercury meredith meridian
merlin mersedes metal metallic metallica method mevefalkcakk mexico miami michael michael1 michaela michaeljackson
micheal michel michele michell michelle michigan mickey microlab micron microsof microsoft midget midnight mighty
miguel mike mikemike mikey milana milano milena miles military miller millie million milton mine minecraft
minecraft123 ming minime minnesota_hp minnie miracle mirage miranda miriam mirror misfit mishka mission missy mister
mistress misty mitchell mittens mobile models mohammed mojo mollie molly molly1 moloko molson mommy momoney
momsanaladventure monaco monalisa monday mondeo money money1 moneyman moneys mongoose monica monika monique monitor
monke monkey monkey1 monkeys monopoly monroe monster monster1 montana montgom240 montreal monty moocow mookie moomoo
moon moose moose1 more morgan morganstanley morpheus morris morrison mortalkombat moscow motdepasse mother
motherfucker motherlode motley motorola mountain mouse mouse1 movie movies mozart msoracle32re msorcloledbr muffin
mulder multiplelo munchkin muppet murder murphy murray muscle mushroom music music1 musica musicman mustang mustang1
mustangs mustard mybaby mylife mylove mypass myself mystery mystic nadine naked nancy napass napoleon naruto nascar
nasty nastya nastyanastya natali natalia natalie natasha nathalie nathan national natural nature naughty ncc1701
ncc1701a ncc1701d ncc1701e ne1469 ne_e_pod_chehyl nebraska necronomicon needforspeed nellie nelson nemesis
nemvxyheqdd5oqxyxyzi neptune network networkingpe nevada newbie newcastl newlife newman newpass newport newproject2004
newton newyork newyork1 nfnmzyf nguyen nhbujyjvtnhbz nhecsyfujkjdt nhfdvfnjkju123 nhfycajhvths nicholas nick
nick1234-rem936 nickel nicola nicolas nicole nicole1 nigger night nightcrawler nike nikita nikki nikola nikolay nimrod
nina niners ninja nintendo nipper nipple nipples nirvana nissan nitram nobody nofear nokia nokia6300 nolimit
nondriversig none noodle noodles nookie nopass norman norton nothing november ntktdbpjh1994 nudist nugget number
number1 nuttertools nwo4life nyjets nylons nymets oakland oakley obiwan oblivion ocean october odessa office ohyeah
oicu812 oilers oklahoma oksana olcrackmaster oldman oleg olga oliver olivia olivier omega omega1 onelove online onlyme
ontheoutside open openup operator oracle orange orange1 oranges oregon orgasm original orioles orion orlando oscar
oscar1 osiris ou812 ou8122 outkast outlaw over overkill overlord oxford p0015123 pa55w0rd pa55word pacific packard
packer packers packers1 pacman padres paint paintbal paintball painter pakistan palace paladin palmer pamela panama
panasoni panasonic pancho panda pandora pantera panther panther1 panthers panties pantyhos panzer paper paradise
paradox paraklast1974 paris parker parola parrot party pascal pass pass123 pass1234 passat passion passme passpass
passphrase passport passw0rd passwor passwor1 password password1 password123 password1234 passwordassword
passwordpassword passwords passwordstandard passwort patches patricia patrick patrick1 patriot patriots patton patty
paul pauline pavilion payton peace peaches peanut peanutbutter peanuts pearl pearljam pebbles pedro peekaboo peewee
pegasus pencil penelope penguin penguins penis penny penny1 penthous pentium people pepper pepper1 pepsi pepsi1
perfect person personal pervert pete peter peter1 peterpan peters peterson petra peugeot peyton pfqwtd27121988 phantom
phil philadelphia philip philippe philips phillies phillip phillips philly phish phoebe phoenix phoenix1 photo photos
phpbb pianoman picard picasso piccolo pickle pickles pics picture pierre piglet pikachu pillow pilot pimp pimpin
pineappl ping pingpong pinhead pink pinkfloy pioneer piper pippen pirate pirates pisces pistol pitbull pizza planet
plastic platinum play playboy player playstation2 playstation3 playtime please pleasure plumber plymouth poetry poison
pokemon pokemon1 polaris police polina polniypizdec0211 polniypizdec1102 polniypizdec110211 polo polska pompey poncho
pontiac poochie poodle pooh poohbear pookie poontang poop pooper poopie poopoo pooppoop pooter popcorn popeye poppy
porkchop porn porno pornographic pornos pornstar porsche porsche9 porter portland portugal poseidon positive possum
postal potato potter powder powell power power1 powers precious predator prelude premier presario presto preston
pretty primus prince princes princess printer prissy private privet prodigy professional profit prophet proxy psycho
ptybnxtvgbjy public pudding pumpkin punisher punkin punkrock punksnotdead puppies puppy pupsik purdue purple pussie
pussies pussy pussy1 pussy69 pussycat pussys putter pyramid python q12345 q123456 q1w2e3 q1w2e3r4 q1w2e3r4t5
q1w2e3r4t5y6 q1w2e3r4t5y6u7 q1w2e3r4t5y6u7i8 q1w2e3r4t5y6u7i8o9p0 qawsed qawsedrf qawsedrftgyh qaz123 qaz123wsx456
qazqaz qazwsx qazwsx12 qazwsx123 qazwsx123456 qazwsxed qazwsxedc qazwsxedc123 qazwsxedcrfv qazwsxedcrfvtgb
qazwsxqazwsx qazxsw qazxswedc qazxswedc123 qazxswedcvfr qqq111 quality quantum quartz quattro queen queens quincy
qwaszx qwaszxerdfcv qwe123 qwe123qwe123 qweasd qweasdzxc qweasdzxc123 qweqwe qwer123 qwer1234 qwerasdf qwerasdfzxcv
qwert qwert1 qwert123 qwertasdfgzxcvb qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456
qwerty123456789 qwertyasdfgh qwertyu qwertyui qwertyuio qwertyuiop qwertyuiop10 qwertyuiop12 qwertyuiop123
qwertyuiop12345 qwertyytrewq r2d2c3po rabbit rabota racecar racer racerx rachael rachel racing radio rafael ragnarok
raider raiders raiders1 railroad rain rainbow rainman raistlin ralph rambler rambo rammstein ramona ramses randall
random randy ranger ranger1 rangers rangers1 raptor rascal rasdzv3 rasputin rasta rastaman raven raven1 ravens raymond
razz rbhbkk rctybz reading ready reagan reality reaper rebecca rebecca1 rebel rebels red123 redalert redbull reddog
redfish redhead redhot redman redneck redrum redskins redsox redwing redwings redwood reebok reefer reggie regina
remember renault renee renegade rereirf rescue research resident residentevil respect retard retired revenge review
rfhbyf rfnthbyf rfnthbyf1988 rfrfirf rfrnec rhbcnbyf rhfcjnrf rhiannon rhonda ricardo rich richard richard1 richards
richie richmond rick ricky rightnow ripken ripper ripple river rivers rjirfrgbde rjntyjr rjycnfynby roadkill robbie
robert robert1 roberta roberto roberts robin robinson robotech rock rocker rocket rockets rockford rockhard rockon
rocks rockstar rocky rocky1 rodman rodney roger rogers roland roller rolltide roman romance romashka romeo rommel
ronald ronaldinho10 ronaldo ronnie rookie rooney rooster rootbeer roscoe rose rosebud rosemary rosie rotten route66
rover rovers roxanne royals rtyuehe rubber rugby rules rulez runner running rupert rush rush2112 ruslan
russell russia russian rustam rusty rusty1 ryan sabbath sabina sabine sabres sabrina sadie sadie1 safari safety
sailboat sailing sailor saint saints sakura salamander sally salmon salvador samantha samara samiam sammie sammy
sammy1 sampson samson samsung samsung1 samuel samurai sanchez sanders sandiego sandman sandra sandro sandy sandy1
sanfrancisco santana santiago santos sapper sapphire sara sarah sarah1 saratoga sascha sasha sasha1 sassy sasuke satan
satan666 satisfaction saturday saturn saun saun24865709 sauron sausage savage savannah sayang scandinavian scania
scanner scarface scarlet scarlett school schoolgirlie science scooby scoobydo scooter scooter1 scorpio scorpion scotch
scotland scott scott1 scottie scotty scout scrappy scratch scream scruffy scuba scully sdicmt7seytn seamus sean searay
search seattle sebastia sebastian second secret secret1 security seeker seemnemaailm seinfeld select selena seminole
semperfi senior sentinel septembe september serega serena serenity sergei sergey sergio sersolution server service
sesame seven seven7 sex123 sex4me sexsex sexual sexx sexxxx sexy sexy1 sexy69 sexygirl sexyman shado shadow shadow1
shaggy shalom shaman shamrock shane shaney14 shania shannon shannon1 shaolin shark sharks sharky sharon shasta shaved
shawn shazam shearer sheena sheila shelby shelley shelly shemale sherlock sherman sherry sherwood shiloh shirley shit
shithead shitty shogun shooter shopping short shorty shotgun shou showme showtime sidney siemens sierra silence silver
silver1 silvia simba simon simon1 simona simone simple simpson simpsons sims sinatra sinbad sinclair singer single
sinner sirius sister sithlord sixers skater skeeter skidoo skiing skinny skipper skippy skittles skorpion skydive
skyline skywalke skywalker slacker slappy slapshot slave slayer sleepy slick slider slinky slipknot slut sluts slutty
small smeghead smegma smelly smile smiles smiley smith smitty smoke smoker smokes smokey smokin smooth smudge smut
snake snake1 snakes snapon snapper snapple snatch sneakers snickers sniper snoop snoopdog snoopy snow snowball
snowboar snowman snuggles sobaka soccer soccer1 socrates softball software sojdlg123aljg soldier soleil solnce solomon
solution somethin something sommer song sonic sonnenschein sony sonyericsson sooner sooners sophia sophie soso123aljg
sound southern southpark space spaceman spank spanking spankme spanky sparkle sparks sparky sparrow sparta spartak
spartan spartans spawn speaker spears special specialinsta spectrum speed speedy spencer spider spiderma spiderman
spidey spike spike1 spirit spitfire splash splinter spongebob spooky sport sports spring springer sprint sprite spunky
spurs sputnik spyder squirrel squirt srinivas stacey stalker stallion standard stanley staples star star69 starbuck
starcraft stardust starfire starfish stargate starman stars starship start startrek starwars static station stealth
steam steel steele steeler steelers stefan stefano stella steph stephani stephanie stephen stereo sterlin sterling
steve steve1 steven stevie stewart stick stickdaddy77 sticks sticky stimpy sting stinger stingray stinky stinkyfinger
stocking stocks stolen stone stonecol stoner stones stoney storm stormy strange stranger stratocaster street strider
strike striker strip stripper stroke strong stuart stud student studio studly stuff stumpy stunner stupid subaru
sublime subway success suck sucker suckit suckme sucks sugar sultan summer summer1 summit sundance sunday sunflowe
sunny sunnyday sunrise sunset sunshin sunshine super super1 super123 superfly superman superman1 supernatural supersta
superstar support supreme surf surfer surfing susan susanne suzanne suzuki svetik svetlana swallow sweden sweet sweet1
sweetie sweetpea sweets sweety swimmer swimming swinger swingers sword swordfis swordfish swords sydney sylvia
syncmaster syracuse system systemofadown tabitha tacobell tacoma tamara tammy tang tango tanker tanner tanya
tara tardis target tarheel tarheels tarzan tasha tatiana tattoo tatyana taurus taylor taylor1 tazman tazmania tdutybq
teacher team technics techno teddy teen teens tekken telefon temp tempest temple temppassword tennis tequila teresa
terminal terminator terrapin terror terry test test1 test123 test1234 tester testing testtest texas texas1 thailand
thanatos thanks thankyou theboss thecakeisalie thecat theend thegame thegreat thekid theking theman theodore theone
theresa therock thesims thirteen thomas thomas1 thompson thongs thor throat thuglife thumper thunder thunder1 thursday
thx1138 tiberius ticketmaster tickle tiffany tiger tiger1 tigers tigger tigger1 tight tights timber time timmy timothy
tina tinker tinman tintin titanic titanium titans titleist tits titties titty tobias toby today together tolkien
tomato tomcat tommy tommy1 tommyboy tomorrow tomtom tony tool tootsie topcat topdog topgun topher topper tornado
toronto torres toshiba tottenha toyota tracey tractor tracy trader traffic train trains trance transam transformers
translator trapper travel traveler travis treasure trebor tree trevor trfnthbyf trial triangle tricky trident trigger
trinidad trinity trisha tristan triton triumph trixie trojan trojans trombone trooper trouble trout truck trucker
trucks truelove truman trumpet trunks trustno1 tsunami tuan tucker tuesday tunafish tundra turbo turbo1 turkey
turkey50 turner turtle tweety twilight twinkle twins twisted twister tyler tyler1 typhoon tyrone tyson ufkbyf ultima
ultimate umbrella unbelievable underdog undertaker unicorn united universe unknown unreal usa123 usarmy user usmc
usnavy usuckballz1 utopia vacation vader vagina valencia valentin valentina valera valeri valeria valerie valhalla
valley vampire vanessa vanhalen vanilla vanyarespekt vector vectra vegas vegeta velvet venice venus verbatim veritas
vermont vernon verona veronica veronika vertigo vette vfczyz vfhbyf vfhbyfvfhbyf vfhecz vfhufhbnf vfksirf vfrcbv
vfrcbvrf vfrcbvvfrcbv vfvekz vfvfgfgf vfvfvskfhfve vfvjxrf vh5150 viagra victor victoria victory video vietnam
viewsonic viking vikings viktor viktoria village vincent violet viper viper1 vipers virgin virginia vision vitalik
vivian vkontakte vladik vladimir vladimirovna vladislav volley volume volvo voodoo vortex voyager voyeur vulcan wagner
walker wallace walleye wally walmart walnut walrus walter wang wanker wapbbs warcraft warhammer warhammer40k warlock
warlord warren warrior warriors warthog wasser wassup watcher water waterloo waters watson wayne wazzkaprivet weasel
weather weaver webmaster websolutions websolutionssu webster webuivalidat weed weezer weihnachtsbau weihnachtsbaum
welcome welcome1 welder wendy werewolf werner wesley west western westham westside westwood wetpussy what whatever
whatsup wheels whiskers whiskey whisky whisper white whitesox whitey whitney whocares whore whosyourdaddy whynot
wibble wicked wilbur wildcat wildcats wildfire wildman will william william1 williams willie willis willow willy
wilson window windows windsor winner winnie winston winston1 winter wisdom wizard wolf wolf359 wolfgang wolfie wolfman
wolfpack wolverin wolverine wolves woman wombat women wonder wood woody woody1 woofwoof wookie wordpass work working
world wrangler wrestlin wrestling wright wrinkle1 writer wutang xanadu xander xavier xbox360 xfiles xtreme
xxxp455w0rd5 yamaha yankee yankees yankees1 ybrbnf ybrjkfq yellow yfnfif yomama yosemite young yourmom yousuck yvonne
yzerman z1x2c3 z1x2c3v4b5n6 z1x2c3v4b5n6m7 zachary zaphod zaq123 zaq12wsx zaq12wsxcde3 zaq1xsw2 zaq1xsw2cde3 zaqwsx
zaqwsxcderfv zaqxsw zcfvfzkexifz zenith zeppelin zero zerocool zeus zidane ziggy zigzag zipper zombie zorro
zqjphsyf6ctifgu zvezda zxasqw12 zxc123 zxcasd zxcasdqwe zxcasdqwe123 zxcv1234 zxcvbn zxcvbn123456 zxcvbnm zxcvbnm1
zxcvbnm123456789 zxcvbnmmnbvcxz
`.match(/\S+/g),
);
