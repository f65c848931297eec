/**
 * What sizes things are sold in, and what each weighs in grams, by the code of `product-kinds.ts`: `size:grams`, separated by
 * `|`. `letters:grams` stands for XS to XXL around a medium of that weight, `shoes:grams` for European shoe sizes. A size is
 * written alike in all languages.
 */
export const productSizes = `chair	45x45 cm:4800|48x52 cm:5900|55x58 cm:7400
dining_table	120x80 cm:21000|160x90 cm:29500|200x100 cm:39000
bookshelf	60x120 cm:14500|80x180 cm:26000|100x200 cm:33500
sofa	160 cm:34000|200 cm:41500|240 cm:49000
wardrobe	100x200 cm:38000|150x210 cm:48500
stool	45 cm:2900|65 cm:4100|75 cm:4600
pan	20 cm:850|24 cm:1150|28 cm:1480
bowl	12 cm:280|16 cm:430|24 cm:980
mug	250 ml:310|300 ml:350|350 ml:390
cutting_board	30x20 cm:690|40x30 cm:1380|50x35 cm:2100
kitchen_knife	12 cm:120|16 cm:165|20 cm:215
teapot	0.8 l:720|1.2 l:940|1.5 l:1120
blanket	130x170 cm:980|150x200 cm:1350|220x240 cm:2300
pillow	40x40 cm:390|40x60 cm:560|50x50 cm:610
towel	30x50 cm:90|50x100 cm:260|70x140 cm:510
curtain	140x175 cm:720|140x245 cm:1010|140x300 cm:1240
rug	80x150 cm:2600|120x170 cm:4400|160x230 cm:8100|200x290 cm:12600
duvet_cover	135x200 cm:880|155x220 cm:1090|200x200 cm:1290
floor_lamp	140 cm:5200|160 cm:6100
table_lamp	30 cm:1250|45 cm:1900
pendant_lamp	25 cm:1100|40 cm:1950
candle_holder	8 cm:240|15 cm:460|30 cm:890
string_lights	5 m:310|10 m:520|20 m:930
wall_lamp	15 cm:780|25 cm:1240
shirt	letters:190
sweater	letters:430
jacket	letters:890
dress	letters:350
trousers	letters:480
scarf	30x180 cm:140|70x200 cm:230
sneaker	shoes:720
boot	shoes:1250
sandal	shoes:480
slipper	shoes:410
running_shoe	shoes:560
hiking_shoe	shoes:1080
backpack	15 l:640|22 l:820|30 l:1090
handbag	S:420|M:610|L:840
wallet	9x9 cm:85|11x9 cm:110|19x10 cm:160
suitcase	55 cm:2500|67 cm:3500|77 cm:4300
shoulder_bag	S:380|M:540|L:730
belt	85 cm:150|95 cm:165|105 cm:180|115 cm:195
headphones	32 mm:185|40 mm:240
keyboard	60%:480|80%:690|100%:910
monitor	24 in:3600|27 in:4900|32 in:7200
speaker	10 W:620|20 W:1400|40 W:2900
power_bank	5000 mAh:130|10000 mAh:220|20000 mAh:390
webcam	720p:110|1080p:140|4K:180
watering_can	2 l:420|5 l:780|10 l:1350
flower_pot	12 cm:350|18 cm:820|26 cm:1900
garden_bench	120 cm:14500|150 cm:18200|180 cm:23500
garden_hose	15 m:2100|20 m:2800|30 m:4100
birdhouse	15x20 cm:650|20x30 cm:1150
shovel	80 cm:1150|120 cm:1650
yoga_mat	4 mm:980|6 mm:1350|8 mm:1780
dumbbell	2 kg:2050|5 kg:5080|10 kg:10100
water_bottle	0.5 l:190|0.75 l:250|1 l:320
tent	2P:2400|3P:3300|4P:4700
bike_helmet	S:240|M:265|L:290
sleeping_bag	190 cm:1150|210 cm:1350|230 cm:1560
puzzle	200 pcs:280|500 pcs:480|1000 pcs:760
building_set	80 pcs:520|150 pcs:890|300 pcs:1650
doll	25 cm:210|35 cm:340|45 cm:520
board_game	20x20 cm:640|30x30 cm:1280
toy_train	40 cm:480|90 cm:1150
teddy_bear	20 cm:120|35 cm:290|60 cm:840
shampoo	250 ml:285|400 ml:445
hand_cream	50 ml:68|75 ml:96|100 ml:124
soap	90 g:98|125 g:134
perfume	30 ml:145|50 ml:205|100 ml:340
face_mask	15 ml:22|50 ml:74
toothbrush	17 cm:18|19 cm:21
coffee	250 g:265|500 g:520|1 kg:1030
tea	50 g:95|100 g:150|200 g:260
chocolate	70 g:78|100 g:109|200 g:214
honey	250 g:430|500 g:760
olive_oil	0.5 l:870|0.75 l:1190|1 l:1520
pasta	250 g:260|500 g:512|1 kg:1020
notebook	A6:120|A5:260|A4:520
pen	0.5 mm:14|0.7 mm:14|1 mm:15
desk_organizer	20x12 cm:520|30x20 cm:980
wall_calendar	A4:240|A3:430
desk_mat	60x35 cm:390|80x40 cm:560|90x45 cm:690
storage_box	5 l:480|15 l:940|30 l:1600
dog_bed	60 cm:1100|80 cm:1750|100 cm:2600
leash	1.2 m:140|1.8 m:190|3 m:280
feeding_bowl	0.3 l:210|0.8 l:390|1.5 l:640
scratching_post	50 cm:2900|80 cm:5200|140 cm:11800
cat_toy	8 cm:24|15 cm:52
pet_carrier	45 cm:1500|55 cm:2100
hammer	300 g:480|500 g:720|1000 g:1320
screwdriver	3 mm:62|5 mm:94|8 mm:150
cordless_drill	12 V:1150|18 V:1620
toolbox	40 cm:1900|50 cm:2700
tape_measure	3 m:120|5 m:210|8 m:340
hand_saw	35 cm:310|45 cm:420|55 cm:520`;

/** What XS to XXL weigh, in hundredths of a medium. */
export const letterSizes = 'XS:84|S:92|M:100|L:109|XL:119|XXL:130';

/** What European shoe sizes weigh, in hundredths of the middle one. */
export const shoeSizes = '36:84|37:87|38:90|39:94|40:97|41:100|42:103|43:107|44:110|45:114|46:118';
