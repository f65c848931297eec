import type { LocaleTerms } from '../locale-data.ts';

export const terms: LocaleTerms = {
  full_name: `{given} {family}`,
  honorific_female: `Ms.
Mrs.
Dr.`,
  honorific_male: `Mr.
Dr.`,
  house_number: `#
##
###
####`,
  address_unit: `Apt #
Apt ##
Apt #A
Apt #B
Unit #
Unit ##
Suite ###
Floor #
# Rear`,
  street_line: `{house_number} {street}`,
  company_pattern: `{family} {suffix}
{family} {field}
{family} {field} {suffix}
{family} & {other_family}
{family} & {other_family} {suffix}
{family} Brothers {field}
{family}, {other_family} & Partners
{family} and Sons`,
  company_suffix: `Inc.
LLC
Corp.
Group
Co.
Holdings
Partners
Ltd.`,
  company_field: `Logistics
Software
Foods
Design
Consulting
Construction
Energy
Media
Analytics
Furniture
Textiles
Automotive
Health
Travel
Printing
Electronics
Robotics
Farms
Hardware
Bakery
Optics
Packaging
Studios
Interiors
Marine
Systems`,
  job_title: `Accountant
Administrative Assistant
Android Developer
Art Director
Auditor
Backend Developer
Bookkeeper
Brand Manager
Business Analyst
Buyer
Chief Executive Officer
Chief Financial Officer
Chief Technology Officer
Civil Engineer
Community Manager
Compliance Officer
Content Editor
Copywriter
Customer Success Manager
Customer Support Specialist
Data Analyst
Data Engineer
Data Scientist
Database Administrator
Delivery Driver
DevOps Engineer
Electrical Engineer
Event Planner
Facility Manager
Financial Analyst
Frontend Developer
Graphic Designer
Human Resources Manager
Interior Designer
IT Support Technician
Key Account Manager
Lab Technician
Legal Counsel
Logistics Coordinator
Machine Operator
Maintenance Technician
Market Researcher
Marketing Manager
Mechanical Engineer
Network Engineer
Office Manager
Operations Manager
Payroll Specialist
Photographer
Procurement Manager
Product Designer
Product Manager
Production Planner
Project Manager
Public Relations Manager
Quality Manager
Receptionist
Recruiter
Research Assistant
Safety Officer
Sales Manager
Sales Representative
Security Analyst
Service Technician
Shift Supervisor
Site Manager
Social Media Manager
Software Engineer
Solutions Architect
Store Manager
Supply Chain Manager
System Administrator
Tax Advisor
Team Lead
Technical Writer
Test Engineer
Trainer
Translator
UX Researcher
Warehouse Clerk
Web Developer`,
  department: `Accounting
Administration
Business Development
Customer Service
Design
Engineering
Facilities
Finance
Human Resources
Information Technology
Legal
Logistics
Marketing
Operations
Product
Production
Public Relations
Purchasing
Quality
Research and Development
Sales
Security
Support
Training`,
  category: `Furniture
Kitchen & Dining
Home Textiles
Lighting
Clothing
Shoes
Bags & Accessories
Electronics
Garden
Sports & Outdoors
Toys & Games
Beauty & Care
Grocery
Office Supplies
Pet Supplies
Tools`,
  product_pattern: `{adjective} {material} {noun}`,
  product_plain_pattern: `{adjective} {noun}`,
  product_adjective: `Classic
Premium
Modern
Simple
Everyday
Natural
Fine
Original
Traditional
Popular
Elegant
Practical
Exclusive
Authentic
Timeless
Charming
Special
Sustainable
Versatile
Affordable
Select
Rustic
Nordic
Vintage
Signature
Essential
Handmade
Compact
Lightweight
Large
Small
Colorful
Cozy
Refined
Fresh
Seasonal
Urban
Coastal
Heritage
Minimalist`,
  product_material: `Oak
Walnut
Pine
Beech
Bamboo
Steel
Aluminum
Copper
Brass
Cotton
Linen
Wool
Canvas
Fleece
Leather
Suede
Glass
Porcelain
Stoneware
Ceramic
Recycled Plastic
Bioplastic`,
  product_noun: `Chair
Dining Table
Bookshelf
Sofa
Wardrobe
Stool
Pan
Bowl
Mug
Cutting Board
Kitchen Knife
Teapot
Blanket
Pillow
Towel
Curtain
Rug
Duvet Cover
Floor Lamp
Table Lamp
Pendant Lamp
Candle Holder
String Lights
Wall Lamp
Shirt
Sweater
Jacket
Dress
Trousers
Scarf
Sneakers
Boots
Sandals
Slippers
Running Shoes
Hiking Shoes
Backpack
Handbag
Wallet
Suitcase
Shoulder Bag
Belt
Headphones
Keyboard
Monitor
Speaker
Power Bank
Webcam
Watering Can
Flower Pot
Garden Bench
Garden Hose
Birdhouse
Shovel
Yoga Mat
Dumbbell
Water Bottle
Tent
Bike Helmet
Sleeping Bag
Puzzle
Building Set
Doll
Board Game
Toy Train
Teddy Bear
Shampoo
Hand Cream
Soap
Perfume
Face Mask
Toothbrush
Coffee
Tea
Chocolate
Honey
Olive Oil
Pasta
Notebook
Pen
Desk Organizer
Wall Calendar
Desk Mat
Storage Box
Dog Bed
Leash
Feeding Bowl
Scratching Post
Cat Toy
Pet Carrier
Hammer
Screwdriver
Cordless Drill
Toolbox
Tape Measure
Hand Saw`,
  color: `Red	#d32f2f
Dark Red	#8b0000
Coral	#ff7f50
Orange	#f57c00
Amber	#ffb300
Gold	#d4af37
Yellow	#fdd835
Lemon	#fff44f
Olive	#808000
Lime	#c0ca33
Green	#388e3c
Dark Green	#1b5e20
Mint	#98ff98
Turquoise	#40e0d0
Teal	#00796b
Cyan	#00bcd4
Sky Blue	#87ceeb
Blue	#1976d2
Navy	#000080
Indigo	#3f51b5
Violet	#7e57c2
Purple	#6a1b9a
Lavender	#c9a0dc
Magenta	#d81b60
Pink	#f48fb1
Salmon	#fa8072
Brown	#795548
Chocolate	#5d4037
Beige	#f5f5dc
Cream	#fffdd0
Ivory	#fffff0
White	#ffffff
Silver	#c0c0c0
Gray	#9e9e9e
Charcoal	#36454f
Black	#000000`,
  word: `account
action
active
adult
advice
afternoon
agenda
air
airport
album
amber
ancient
angle
animal
annual
answer
apple
april
archive
area
arrival
art
article
artist
aspect
attic
august
autumn
avenue
award
badge
bag
bakery
balance
balcony
ball
banner
basic
basket
bay
beach
bench
bicycle
bird
birthday
blanket
blog
board
boat
book
border
bottle
bottom
boundary
box
branch
brass
bread
breeze
brick
bridge
brief
bright
broad
brother
bucket
budget
builder
button
cabin
cable
calendar
calm
camera
camp
candle
canvas
capital
card
career
cargo
carpet
case
castle
center
ceramic
chair
chance
change
channel
chapter
charity
chart
choice
circle
city
class
classic
clean
clear
client
climate
clock
cloud
club
coast
coat
coffee
collection
color
column
comfort
comment
common
compact
company
compass
concert
copper
copy
corner
cotton
council
country
course
cover
craft
creek
crew
crop
crystal
culture
cup
current
custom
daily
dance
data
deck
deep
degree
delivery
demand
desert
design
desk
detail
device
diary
dinner
direct
district
document
domestic
door
double
draft
dream
drive
early
earth
east
easy
echo
edge
editor
effect
energy
engine
entry
equal
event
evening
exact
example
expert
export
extra
fabric
factory
fair
family
famous
farm
fashion
feature
february
fence
festival
field
figure
file
film
final
fire
first
fish
flat
flight
floor
flower
folder
forest
formal
forward
fountain
frame
free
fresh
friday
friend
front
fruit
full
future
gallery
game
garden
gate
gentle
gift
glass
global
goal
gold
grain
grand
grass
green
grid
group
guest
guide
habit
half
hall
harbor
harvest
health
heart
height
helper
hero
high
hill
history
hobby
holiday
home
honest
horizon
host
hotel
hour
house
idea
image
impact
index
indoor
industry
inner
input
island
item
january
jewel
journal
journey
july
june
kitchen
label
ladder
lake
lamp
land
language
large
lead
leaf
legal
lesson
letter
level
library
light
limit
linen
list
little
local
logic
lunch
machine
magnet
main
manual
maple
map
march
margin
marine
market
master
match
meadow
measure
medium
meeting
member
memory
menu
message
metal
method
middle
minor
mirror
mobile
model
modern
moment
monday
month
morning
motion
motor
mountain
museum
music
narrow
natural
nature
network
news
night
noble
north
note
novel
november
object
ocean
october
offer
office
olive
open
orange
orchard
order
organic
outdoor
outline
oven
owner
package
page
paint
panel
paper
parcel
park
partner
passage
path
pattern
pencil
people
phone
photo
piano
picture
pilot
plain
plan
planet
plant
plastic
plate
platform
pocket
point
policy
popular
portal
position
poster
practice
present
press
price
print
private
prize
process
product
profile
program
project
proper
public
pump
purple
quarter
question
quick
quiet
quota
rail
rain
range
rapid
ready
record
region
regular
release
remote
report
reserve
result
review
reward
rice
ring
river
road
robin
rock
roof
room
root
round
route
royal
rural
sample
sand
saturday
scale
scene
schedule
school
science
screen
script
season
second
section
sector
senior
series
service
session
shadow
shape
share
sharp
shelf
ship
shop
short
signal
silver
simple
single
sister
sketch
small
smart
smooth
social
soft
solid
song
source
south
space
spare
special
sport
spring
square
stable
stage
standard
star
state
station
steady
steel
step
stock
stone
storage
store
storm
story
street
strong
studio
style
subject
summer
summit
sunday
supply
support
surface
survey
system
table
talent
target
task
team
theme
thread
thursday
ticket
tidy
timber
title
today
tool
topic
total
touch
tower
town
track
trade
traffic
trail
train
travel
tree
trend
trial
trip
tuesday
tunnel
unique
unit
update
upper
urban
useful
valley
value
vector
version
video
view
village
vintage
visit
visitor
voice
volume
wagon
walk
wall
warm
water
wave
weather
wednesday
week
welcome
west
wheel
white
wide
wild
wind
window
winter
wise
wonder
wood
wooden
work
workshop
world
yard
year
yellow
young
zone`,
};
