import type { LocaleText } from '../locale-data.ts';

export const text: LocaleText = {
  review_good: `Exactly what I was looking for.
The quality is better than I expected for the price.
It arrived two days early and was packed with care.
I have used it every day for a month and it still looks new.
My sister saw it and ordered one the same evening.
The color matches the photos perfectly.
Setting it up took less than ten minutes.
I would buy it again without thinking twice.
It feels solid and well made.
The instructions were short and easy to follow.
It fits our small apartment very well.
Customer service answered my question within an hour.
A lovely gift that made my mother smile.
The material feels pleasant and does not smell at all.
It does what it promises and nothing more is needed.
I compared several models and this one was the best.
Even after many washes it keeps its shape.
The size guide was accurate and everything fits.
This is already my second order and I am still happy.
Great value and a very fair price.
The details show that somebody cared about this product.
It works right out of the box.
My kids love it and so do I.
I was skeptical at first but now I am convinced.
The delivery was quick and the parcel was complete.
It is light and sturdy and easy to clean.
All my friends ask me where I found it.
After half a year there is nothing to complain about.`,
  review_medium: `It is fine for the price but nothing special.
The product is good but the delivery took too long.
It does the job although the finish could be better.
The color is a little darker than in the photos.
I like the design but the size runs small.
Good idea with room for improvement.
It works well once you have figured out the manual.
The packaging was damaged but the product was fine.
I expected a bit more for this amount of money.
It is okay for occasional use.
Some parts feel solid and others feel cheap.
One screw was missing but support sent it quickly.
It took me two attempts to put it together.
It is smaller than I imagined but still useful.
The first weeks were great and now it squeaks a little.
Comfortable enough but not for a whole day.
The smell went away after a few days.
I kept it because returning it was not worth the effort.
It looks nice but collects dust quickly.
Average quality at an average price.
The instructions could use more pictures.
It does what it should even if it is rather loud.
I am neither thrilled nor disappointed.
The material is thinner than described.
It is a decent choice if you find it on sale.
My partner likes it more than I do.`,
  review_bad: `It broke after three days.
The color has nothing to do with the photos.
I waited four weeks for the delivery.
The material feels cheap and has a strong smell.
Two parts were missing and nobody answers my messages.
It does not fit even though I followed the size guide.
The seam came apart after the first wash.
I sent it back the next day.
The battery lasts less than an hour.
The surface was scratched when I opened the box.
Not worth the money at all.
The manual is impossible to understand.
It wobbles no matter how you set it up.
I received the wrong model twice.
The zipper got stuck on the first day.
It looks nice but it is useless in daily life.
The print faded after one week.
Far too small and not comfortable.
The handle came off while I was using it.
I would not recommend it to anyone.
The refund took more than a month.
It makes a terrible noise.
The description promises much more than the product delivers.
Sadly this was my worst purchase of the year.
It stopped working right after the return period ended.
The parcel arrived open and half empty.`,
  review_title_good: `Very happy
Just perfect
Highly recommended
Great quality
Better than expected
Worth every cent
A great find
My new favorite
Well made
Fast delivery and great product
Beautiful and practical
Five stars
Would buy again
Lovely gift
Exactly as described
Simply works`,
  review_title_medium: `It is okay
Good but not great
Does the job
Mixed feelings
Fair for the price
Could be better
Average
Nice with small flaws
Not bad
Decent choice
Room for improvement
Almost what I wanted
Good idea
Fine for now
As expected`,
  review_title_bad: `Disappointed
Do not buy
Waste of money
Poor quality
Broke quickly
Not as described
Sent it back
Never again
Very slow delivery
Wrong size
Missing parts
Cheap material
Bad experience
Does not work
Not worth it`,
  post_title: `{number} tips for {topic}
A beginner’s guide to {topic}
What nobody tells you about {topic}
{topic}: where to start
Why we love {topic}
{number} common mistakes in {topic}
How {topic} changed my week
The quiet joy of {topic}
{topic} on a small budget
Everything we learned about {topic}
{number} questions about {topic}
{topic} in ten minutes a day
A year of {topic}
{topic} for busy people
{number} ideas for {topic}
Rethinking {topic}
{topic} with children
The best tools for {topic}
How to stick with {topic}
{topic} made simple
{number} books about {topic}
Our favorite places for {topic}
{topic} through the seasons
What I wish I had known about {topic}
Getting better at {topic}
{topic}: myths and facts
Five minutes with {topic}
{topic} step by step
{number} reasons to try {topic}
{topic} without stress
The art of {topic}
Small steps toward {topic}
{topic} at home
A weekend of {topic}
{topic}: a checklist
How we plan {topic}
{number} lessons from {topic}
Talking about {topic}
{topic} for the whole family
The future of {topic}
Why I keep coming back to {topic}
{topic}, honestly reviewed`,
  topic: `urban gardening
slow travel
bread baking
home office habits
street photography
cold-weather cycling
meal planning
houseplants
second-hand furniture
trail running
board games
bullet journaling
night trains
community kitchens
watercolor painting
beekeeping
zero-waste shopping
indoor climbing
coffee brewing
learning languages
bird watching
family budgets
remote teamwork
public libraries
repairing old radios
winter swimming
small balconies
home cooking
digital minimalism
open data
local history
knitting
weekend hiking
personal finance
podcasting
film cameras
city maps
volunteering
early mornings
reading more
seasonal vegetables
woodworking
bike touring
language exchange
garden ponds
public transport
vegetarian lunches
tidy desks
note taking
choir singing
camping with kids
fermentation
modern pottery
solar power
museum visits
data visualization
better sleep
running clubs
neighborhood markets
spreadsheets
handwritten letters
rainy-day crafts`,
  post_sentence: `It started with a simple question that nobody could answer.
For years I put it off because there was always something more important.
Last spring we finally decided to give it a try.
The first attempt went wrong in almost every possible way.
That is exactly what made it interesting.
You do not need expensive equipment to begin.
A pencil and a quiet hour are often enough.
The hardest part is to start at all.
After a few weeks it became a habit.
I wrote down what worked and what did not.
Some of the best ideas came from complete beginners.
It helps to set a limit before you start.
Most people give up too early.
Patience matters more than talent here.
We asked our neighbors what they thought about it.
The answers surprised us more than we expected.
There is no single right way to do it.
What works in a large city may fail in a small village.
It is worth looking at the numbers for once.
The costs were lower than we had feared.
A small change in the morning made the biggest difference.
Of course there were days when nothing worked.
On those days a short walk was the best remedy.
Looking back I would do many things in a simpler way.
The weather did not always play along.
Good preparation saves a lot of time later.
We made a list and crossed out half of it.
What remained was surprisingly clear.
It is easy to forget how much we already know.
A friend once told me to keep it small.
I still think about that advice.
Many guides make it sound more difficult than it is.
Others promise results that nobody can keep.
The truth lies somewhere in between.
Take your time with the first steps.
The details come later on their own.
Sometimes it is enough to watch and listen.
We learned more from our mistakes than from any book.
The local library turned out to be a treasure.
Every season has its own charm.
In winter everything takes a little longer.
In summer we moved the whole thing outdoors.
The children had the best questions as usual.
Nobody was in a hurry that afternoon.
It rained for three days and we kept going anyway.
The result was not perfect but it was ours.
I have kept the first version as a reminder.
Sharing the work made it twice as much fun.
There is a certain calm in doing one thing at a time.
If you get stuck then take a break.
The next morning the solution is often obvious.
We tested three different approaches side by side.
The simplest one won by a wide margin.
It is a good idea to write down the date.
That way you can see how far you have come.
Old tools often do the job better than new ones.
A sharp eye is worth more than a full toolbox.
The community around it is remarkably friendly.
Someone is always willing to help.
I met people I would never have met otherwise.
One of them has become a good friend.
Not every tradition needs to be kept.
Some of them deserve a second chance.
The research on this is still young.
Early results are promising all the same.
It pays to read the small print.
We were lucky that the shop around the corner had everything.
The rest could be borrowed or built.
A fixed day in the week helps a great deal.
Ours is Thursday evening.
At the end of the month we look at what we have achieved.
It is usually more than it felt like.
You can start with what you have at home.
Everything else can wait.
Mistakes are part of the process and often the best part.
I was nervous before the first meeting.
Half an hour later that was forgotten.
The view from the top made up for everything.
We will certainly do it again next year.
Until then there is plenty to plan.
Let us know how you approach it.
We are looking forward to your ideas.
In the next post we will go into more detail.
That is a story for another day.`,
  comment: `Thanks for sharing this.
Great article!
I had the same experience last year.
Could you write more about the costs?
This helped me a lot.
I see it a little differently.
Wonderful photos!
Where did you buy the material?
Saved for later.
My grandmother did it the same way.
How long did it take you?
I tried it and it works.
Interesting point about the first step.
I did not know that.
Please continue the series.
The second part is my favorite.
Does this also work in a small apartment?
Well explained.
I would add one more thing: patience.
We talked about this at dinner yesterday.
Finally someone says it.
What a lovely story.
I laughed out loud at the third paragraph.
Is there a list of the tools you used?
That is good advice for beginners.
I shared it with my team.
The link in the middle does not work.
Thanks for the quick reply!
Same here.
I disagree but I like how you put it.
My kids want to try it now.
Can you recommend a book?
Beautifully written.
This is exactly what I needed today.
I gave up twice before it finally worked.
Good to know that I am not the only one.
Looking forward to the next post.
How do you do this in winter?
Great tip about the library.
I have been reading along for years.
Short and to the point.
You forgot the most important tool: coffee.
Thank you for the honest words.
We do it once a week.
That would be something for our club.
I learned something new.
Which camera did you use?
Please more of this!
It took me a while to understand the second step.
A very useful list.
Has anyone tried it with children?
Thanks and greetings from the coast.`,
  bio: `Coffee first and everything else later.
Writes about food, trains and small cities.
Software developer and weekend baker.
Always looking for the next trail.
Reads more books than there are shelves.
Mother of two and collector of old maps.
Photographer with a weakness for rainy days.
Teacher by day and drummer by night.
Learning something new every week.
Lives by the sea with two cats.
Gardener without a garden.
Fan of good questions.
Cyclist in all weathers.
Designer who loves paper and pencils.
Happiest in the mountains.
Curious about how things work.
Engineer with a soft spot for old radios.
Proud owner of forty houseplants.
Runs slowly but far.
Collects recipes and stories.
Working on a first novel for ten years.
Loves spreadsheets more than is healthy.
Travels by train whenever possible.
Beekeeper on a city roof.
Sings in a choir and under the shower.
Tea drinker and early riser.
Nurse, aunt and crossword champion.
Building small things that last.
Believes in libraries.
Amateur astronomer with cold fingers.
Plays board games with serious intent.
Here for the comments.
[School|Hospital|Workshop|Library|Office|Bakery|Laboratory|Garage|Kitchen|Newsroom] on weekdays, [chess|choir|sailing|drums|gardening|hiking|pottery|cycling|painting|football] [at weekends|at night|on Sundays|in summer].
Likes [old maps|night trains|rainy days|small museums|flea markets|long books|steep hills|street food|jazz records|crime novels], [strong coffee|cold lakes|warm bread|loud concerts|quiet streets|open windows|sharp pencils|early mornings|late dinners|slow Sundays] and [long walks|good questions|bad puns|other people’s dogs].
Learning [Italian|Japanese|the cello|the piano|to surf|to sew|to juggle|to dance|woodwork|calligraphy|astronomy] and [to bake|to climb|to say no|to ski|to knit|to fish|to draw|chess|Welsh|patience] [slowly|since last winter|for fun|at the moment].`,
  search_term: `running shoes
desk lamp
birthday gift
wireless headphones
winter jacket
bike lock
coffee beans
yoga mat
office chair
phone case
water bottle
kids puzzle
rain boots
garden hose
wall calendar
travel mug
dog bed
bookshelf white
linen shirt
cast iron pan
backpack 20 liters
notebook dotted
picture frame
bath towels
storage boxes
usb cable
camping tent
table lamp brass
wool blanket
board games for two
tea gift set
hiking socks
sunglasses
kitchen scale
bluetooth speaker
curtain gray
pillow case
cutting board
toolbox small
swim goggles
plant pot large
leather belt
cat toy
baby blanket
screwdriver set
laptop sleeve
candle holder
umbrella compact
baking tin
sneakers women
gift card
return policy
size chart`,
  note: `Call back on Monday.
Customer prefers e-mail.
Leave the parcel with the neighbor.
Please ring twice.
Invoice has been sent.
Waiting for a reply.
Discount agreed by phone.
Check stock before shipping.
Gift wrapping requested.
Delivery after 5 pm.
Moved to the next sprint.
Address confirmed.
Second reminder sent.
Paid in full.
Contract signed.
Needs approval from finance.
Handle with care.
Documents are complete.
Follow up in two weeks.
Interested in the larger plan.
Returned unopened.
Item was replaced.
Duplicate of an older entry.
Met at the trade fair.
Room booked for ten people.
Sample sent on request.
Feedback was positive.
Open question about the warranty.
Back office informed.
Key is at the reception.
Please do not fold.
Price list updated.
Meeting moved to Thursday.
Waiting for spare parts.
Prefers to be called in the morning.
New contact person since May.
Bring the old device.
Ready for pickup.
Checked and found correct.
Long-time customer.
Partial delivery agreed.
Use the side entrance.`,
};
