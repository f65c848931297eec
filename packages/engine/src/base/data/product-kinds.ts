/** Shop categories by their code; `category` of a locale names them in this order. */
export const productCategories = `furniture
kitchen
home
lighting
clothing
shoes
bags
electronics
garden
sports
toys
beauty
grocery
office
pets
tools`;

/** Materials: code, class. A locale's `product_material` names them in this order. */
export const productMaterials = `oak	w
walnut	w
pine	w
beech	w
bamboo	w
steel	m
aluminum	m
copper	m
brass	m
cotton	t
linen	t
wool	t
canvas	t
fleece	t
leather	l
suede	l
glass	g
porcelain	c
stoneware	c
ceramic	c
recycled_plastic	p
bioplastic	p`;

/**
 * Things to buy: code, category, classes of material they come in (none where nobody would name one), usual lowest and
 * highest price in whole US dollars. A locale's `product_noun` names them in this order.
 */
export const productKinds = `chair	furniture	wm	45	320
dining_table	furniture	w	180	950
bookshelf	furniture	wm	70	420
sofa	furniture	tl	380	1900
wardrobe	furniture	w	220	1100
stool	furniture	wm	25	140
pan	kitchen	m	18	120
bowl	kitchen	cgw	8	45
mug	kitchen	c	6	28
cutting_board	kitchen	w	12	65
kitchen_knife	kitchen	m	15	140
teapot	kitchen	cg	18	85
blanket	home	t	20	140
pillow	home	t	12	80
towel	home	t	8	45
curtain	home	t	18	110
rug	home	t	35	480
duvet_cover	home	t	25	130
floor_lamp	lighting	mw	45	290
table_lamp	lighting	cmg	22	160
pendant_lamp	lighting	gm	35	260
candle_holder	lighting	gmc	8	48
string_lights	lighting		12	40
wall_lamp	lighting	mg	25	150
shirt	clothing	t	19	95
sweater	clothing	t	29	150
jacket	clothing	tl	49	320
dress	clothing	t	35	220
trousers	clothing	t	29	140
scarf	clothing	t	14	75
sneaker	shoes	tl	45	160
boot	shoes	l	70	260
sandal	shoes	l	25	120
slipper	shoes	tl	15	60
running_shoe	shoes		60	190
hiking_shoe	shoes	l	80	240
backpack	bags	tl	30	180
handbag	bags	lt	35	320
wallet	bags	l	15	110
suitcase	bags	mp	60	380
shoulder_bag	bags	tl	20	140
belt	bags	l	15	80
headphones	electronics		25	320
keyboard	electronics		30	190
monitor	electronics		120	700
speaker	electronics		25	280
power_bank	electronics		18	75
webcam	electronics		25	150
watering_can	garden	mp	10	48
flower_pot	garden	cp	5	60
garden_bench	garden	wm	80	380
garden_hose	garden		18	80
birdhouse	garden	w	12	60
shovel	garden	m	15	60
yoga_mat	sports		18	90
dumbbell	sports	m	12	110
water_bottle	sports	mgp	9	42
tent	sports	t	70	520
bike_helmet	sports		28	160
sleeping_bag	sports	t	35	260
puzzle	toys	w	8	45
building_set	toys	wp	15	120
doll	toys	tw	12	70
board_game	toys		15	70
toy_train	toys	wm	15	110
teddy_bear	toys	t	10	55
shampoo	beauty		4	28
hand_cream	beauty		3	24
soap	beauty		2	14
perfume	beauty		20	160
face_mask	beauty		3	30
toothbrush	beauty	wp	2	20
coffee	grocery		5	28
tea	grocery		3	22
chocolate	grocery		2	16
honey	grocery		4	20
olive_oil	grocery		6	34
pasta	grocery		2	9
notebook	office	l	4	32
pen	office	mwp	2	60
desk_organizer	office	wm	12	60
wall_calendar	office		8	30
desk_mat	office	lt	12	55
storage_box	office	wmp	8	45
dog_bed	pets	t	20	130
leash	pets	lt	9	45
feeding_bowl	pets	mc	6	36
scratching_post	pets	w	20	160
cat_toy	pets	t	3	20
pet_carrier	pets	tp	20	110
hammer	tools	m	10	48
screwdriver	tools	m	5	40
cordless_drill	tools		45	230
toolbox	tools	mp	18	140
tape_measure	tools	m	5	28
hand_saw	tools	m	12	70`;
