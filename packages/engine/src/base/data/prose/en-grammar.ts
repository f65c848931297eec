import type { LocaleGrammar } from '../locale-data.ts';

export const grammar: LocaleGrammar = {
  openers: {
    review: `|Update: |In short: |After two weeks: |My verdict: `,
    comment: `|Hi! |Hello everyone. |Nice one. |Just found this. |Late to the party. `,
    note: `|Important: |Internal: |By phone: |Today: `,
    post_sentence: `|To be honest: |One thing I noticed: |What we learned: |A note for beginners: `,
    ticket_subject: `|Again: |Request: `,
    ticket_body: `|Hello, |Good morning. |Hi team. |Dear support team, `,
  },
  ticket_topic: `[Cannot sign in|Login fails|Locked out] [since this morning|since yesterday|after the update|on my phone|at the office|with the new password][|, urgent|, please help]	Since [this morning|yesterday|Monday|two days ago] I have been unable to sign in [to my account|to the portal|to the app]: [the form stays empty|an error appears|the password is refused].
Password reset [e-mail|link] [does not arrive|arrives too late|does not work|has expired][| since yesterday| at work|, please help|, urgent]	I asked for a new password [two|three|four] times, but [the e-mail does not arrive|the link has expired|the link leads to an empty page][| and the spam folder is empty].
[Wrong address|Wrong amount|Missing tax number|Wrong name|Wrong date] on the invoice [of March|of May|of October|of this month|of last month]	On the invoice [for my last order|of this month|of last month] [the address is wrong|the amount does not match the order|the tax number is missing]: [could you correct it|I need a new one|our accounting department will not take it].
[Question|Request] about [my|our] [yearly|monthly|trial|business] [plan|subscription]	I would like to know [when it ends|how to cancel|how to switch|what more seats cost] for [my|our] [monthly|yearly|trial] plan.
[Export|Import] [stops at 80 percent|fails|is incomplete|is very slow] [since yesterday|since this morning|with large files|of contacts|of orders]	The [export|import] stops after [two|five|ten] thousand rows, while [small files|fewer records|another project] work fine.
[Page|Dashboard|Search|List] [does not load|does not respond|is very slow] [since yesterday|in the afternoon|in the browser|at the office|after the update]	Since [yesterday|this morning|last week] [loading takes a minute|the page stays white|everything hangs] [at the office|at home|in every browser].
Error when uploading [a file|a photo|a PDF|a table|a video][|, code 413|, code 500| in the project| from my phone]	When I upload [a PDF|a photo|a table] of [5 MB|20 MB|a few pages], [an error appears|the bar stops|nothing happens].
How do I [add a colleague|remove a member|invite a guest|give a partner access][|?| to the project?| in our team?| without editing rights?]	I want to give [a new colleague|an external partner|two people] access [from Monday on|to our project|without editing rights].
Refund for [a double payment|a canceled order|a wrong charge|my return][|, please|, second request| from last week| from last month]	My card was charged [twice|three times] for the same order: I would like the money back [as soon as possible|on the same card|before the end of the month].
[Parcel|Order|Delivery] [not received|is late|stuck in the depot|left at another address][|, what now?| for a week| for ten days| says tracking]	The parcel has been marked as [delivered|on its way|in the depot] for [three days|a week|ten days], but [I never received it|the status does not change|the courier does not answer].
Wrong [item|model|size|color] [in my order|in the box|in yesterday’s delivery][|, exchange?|, return?]	I ordered [the blue version|size M|the large model] and received [the gray one|size S|the small one].
[Cancel|Change] [yesterday’s|this morning’s|Monday’s|last week’s] order[|, please|, urgent|: still possible?]	I would like to [cancel|change] the order of [yesterday|this morning|Monday] because [it is a duplicate|the address is wrong|I no longer need it].
[Discount code|Gift card|Coupon] [is refused|is not valid|does not lower the price][| at checkout| in the app| on the website| since yesterday]	According to [your e-mail|the flyer|the website] the code is valid until [tomorrow|the end of the month|Sunday], but [it is refused|the price stays the same].
App [closes|freezes|stays black] [on start|after signing in|in the calendar|after the update|on my tablet]	Since the last update the app [closes by itself|freezes|stays black] [as soon as I open it|in the calendar|after a few seconds].
Copy of the [invoice|receipt] of [January|February|March|April|June|September|November][|, please| for accounting]	I need a copy of the invoice of [January|March|June|September] for [my tax return|our accounting|my expense report].
Warranty question [about my purchase|after two years|without a receipt|about the battery|about a gift]	Does the warranty cover [the battery|a scratch|a broken zipper] [after a year|without a receipt|if I bought it on sale]?`,
  ticket_sentence: `Thank you for [your quick help last time|your patience|your good service].
I have attached [a screenshot|a photo|the confirmation|the error message].
Could you [check|tell me|find out] [what went wrong|what happens next|how far you are]?
[If needed|With pleasure] I can [call you|show you the issue|send more details].
You can reach me [in the morning|in the afternoon|between nine and eleven|until five] [by phone|by e-mail].
In the help center I found [no answer|nothing about it|nothing that helps].
[Thanks in advance|Many thanks] for [your help|your answer|looking into this].
[It is not urgent|It is rather urgent], but [I would like to know|we need it this week].
[A colleague|My husband|Our Boston office] [has the same problem|asked the same thing].
I have [followed every step of the guide|tried another device|tried it twice].
I look forward to [your answer|hearing from you|news].`,
  review_good: `The quality is [excellent|very good|better than expected] [for this price|and it shows|and delivery was quick].
I have used it [every day|every morning|every weekend] for [a month|three months|half a year] and [it still looks new|have no complaints|it works like on day one].
[My sister|My neighbor|A colleague|My father] saw it and ordered [one right away|the same one|two].
It took [ten minutes|a quarter of an hour|half an hour] to set up and [the manual was clear|no tools were needed|even my son could do it].
It feels [sturdy|solid|well made] and [nicely finished|made to last|pleasant to touch].
Support answered [within an hour|the same day|within ten minutes] and was [very kind|really helpful|to the point].
I compared [several|three|many] models and this one is [the best|the most comfortable|the best value].
A lovely present: [my mother|my husband|my friend|grandpa] is [delighted|very happy|thrilled] with it.
After [many|ten|twenty] washes [it keeps its shape|the colors are still bright|it is like new].
[Light|Handy|Compact] and [easy to clean|simple to use|nice to look at].
This is [my second|our third] order and [I am still happy|nothing has changed for the worse|it will not be the last].`,
  review_medium: `[For the price|All in all|Overall] it is fine, but [nothing special|I expected more|it could be better].
The product is [good|fine|decent], but delivery took [two weeks|ten days|too long].
It does its job, although [the finish|the stitching|the manual|the packaging] could be better.
I like [the design|the shape|the idea], but [it runs small|it is smaller than I thought|the fabric is thin].
The box was [damaged|open|dented], but the contents [were fine|were intact|had no scratch].
[A screw|A part|A cap] was missing, but [it was sent quickly|it came two days later|I had one at home].
[The first weeks|The first days|The beginnings] were fine, now [it squeaks a little|it wobbles a bit|the color fades a little].
I kept it because [returning it was not worth it|it is useful after all|it was cheap].
[Average|Fair|Decent] quality at [an average|a fair|an honest] price.
It works, but it is [rather loud|heavier than I thought|a bit slow].`,
  review_bad: `It broke after [three days|a week|the first use|a month] and [nobody answers|I had to throw it away|the shop refuses to help].
I waited [four weeks|a month|twenty days] and [nobody replied|the box was open|it was the wrong model].
The material feels [cheap|poor|fragile] and [smells strongly|scratches at once|loses color].
[Two parts|The screws|The instructions] were missing and [nobody answers my messages|support is silent|I had to make do].
Despite the size chart it [does not fit|is too tight|is far too big].
[The seam|The zipper|The handle] failed [in the first wash|on the first day|after two weeks].
I sent it back [the next day|at once|after a week] and [still wait for my money|the refund took a month].
It [wobbles|makes noise|leaks] [whatever you do|from the start|after a few days].
[Looks good|Nice in the photos], but [useless in practice|uncomfortable|impossible to clean].
[Sadly|Really] my worst purchase [of the year|in a long time|in this shop].`,
  comment: `[Thanks|Thank you|Many thanks] for [sharing|the tip|the article|the answer]!
[Great article|Good read|Nice story], [very clear|well written|full of ideas].
That happened to me [last year|last week|as a child|twice].
Could you write more about [the costs|the tools|the time it takes|common mistakes]?
I see it [a bit|quite] differently, but [it is well written|I get your point].
Where did you get [the material|the recipe|that lamp|the table]?
[My grandmother|My father|My neighbor|My uncle] did it [just like that|the same way|almost like that].
How long did [the whole thing|the first part|it] take [you|with kids|in the end]?
Tried it [yesterday|on Sunday|this morning] and [it works|it turned out well|will try again].
[I did not know that|I never thought of that|That is new to me], [thanks|interesting|good to know].
Looking forward to [part two|the next post|the sequel].
Does it also work [in a small place|on a balcony|without an oven|with little time]?
[Well explained|Short and sweet|Very clear], [well done|respect|bravo].
We talked about this [at dinner|at the office|at the club|with colleagues] [yesterday|last week|today].
[Finally|At last] someone [says it|explains it|writes about it].
The [second|third|last] paragraph made me [laugh|think of my grandfather|want to start].
Sent it to [my team|my sister|everyone at work] [right away|this morning|last night].
The link [in the middle|at the end] [is broken|leads to an empty page].
Can you recommend [a book|a course|a video] [for beginners|on this|for kids]?
Greetings from [the coast|the mountains|Ohio|Maine|Texas]!
How do you do it [in winter|when it rains|with small children]?
I have been reading [for years|for a while|since spring] and [comment for the first time|learn something every time].
I gave up [twice|three times] before [it worked|I got it].
The most important thing is missing: [coffee|patience|good company].
[Good|Useful|Great] tip about [the library|the second step|starting small].
We do it [once a week|differently|in summer only], [with friends|at home|outside].
[Saved|Printed|Bookmarked] for [later|the weekend|the holidays].`,
  note: `Call back on [Monday|Tuesday|Wednesday|Thursday|Friday] [morning|afternoon|before noon|after 3 p.m.].
Customer prefers [e-mail|phone|a text message|mail][|, mornings|, no calls before 9].
Leave the parcel [with the neighbor|at the front desk|on the ground floor|by the garage].
[Invoice|Quote|Confirmation|Receipt] [sent|sent by e-mail|to be corrected|waiting for signature].
Waiting for [a reply|payment|spare parts|approval|the courier].
[5|10|15|20] % discount [agreed by phone|approved|valid until the end of the month].
Check [stock|the address|the size|the order number] before [shipping|calling back|invoicing].
Delivery [after 5 p.m.|in the morning|on Saturday only|to the first floor|by appointment].
[First|Second|Last] reminder [sent|to be sent|without reply][|, phone instead].
Paid [in full|in cash|by transfer|in two parts][| today| on time| last week].
Contract [signed|to be renewed|extended by a year|under review].
Needs approval by [finance|the manager|the board][| before Friday| this week].
Interested in [the larger plan|a trial|a second order|a quote][|, call in May|, send prices].
Returned [unopened|because of the size|because of a defect], [refund started|replacement sent|to be checked].
Room booked for [six|eight|ten|twelve] people on [Monday|Tuesday|Thursday].
Samples [sent|requested|to be prepared] [on request|by Friday|for the fair].
Open question about [the warranty|the invoice|the date|shipping].
New contact since [January|March|May|September]: [ask for number|details updated|prefers phone].
Appointment moved to [Monday|Thursday|Friday] at [9|11|2|4].
Follow up in [two days|a week|two weeks|a month][|, by phone|, by e-mail].
[Fragile|Urgent|Bulky]: [handle with care|inform the warehouse|use the side entrance].
Ready for [pickup|shipping|invoicing] from [today|tomorrow|Monday] on.
[Long-time|New|Regular] customer, [very kind|pays on time|orders often].`,
  post_sentence: `It started with [a simple question|a bet|a rainy day|an old book] [and some curiosity|that stayed with us|almost as a joke].
[For years|For a long time|For months] [I put it off|we only talked about it|I had no time for it].
[Last spring|Last year|On a Sunday in March|At the end of summer] [we really tried|we began|everything changed].
The [first|second] attempt [failed|went badly|lasted ten minutes], and [that made it interesting|we laughed about it|we learned from it].
You do not need [expensive gear|much space|special talent|a course] [to begin|for the first steps|at all].
Often [a pencil|an empty table|a notebook] and [a quiet hour|some patience|a cup of coffee] are enough.
The hardest part is [starting|keeping at it|asking for help|choosing where to begin].
After [a few weeks|a month|three attempts] it became [a habit|a pleasant habit|second nature].
I wrote down [what worked|every expense|the hours|the mistakes] and [read it again later|drew a few rules from it].
The best ideas came from [beginners|children|the neighbors|people who knew nothing about it].
It helps to [set a limit|choose a fixed day|do it together|keep a diary].
[Patience|Persistence|Curiosity] counts more than [talent|money|tools].
We asked [the neighbors|friends|three experts|our readers], and [the answers surprised us|everyone had another view|almost all agreed].
What works [in the city|in summer|for a family] may not work [in a village|in winter|for one person].
A small change [in the morning|in the evening|in the plan] made [the difference|more of a difference than any advice].
Of course there were [days|moments|weeks] when [nothing worked|I wanted to stop|it kept raining].
Looking back, I would [keep it simpler|start earlier|ask for help sooner].
Good preparation saves [time|money|a lot of trouble] later.
We made a list and crossed out [half of it|three quarters|almost everything].
A [friend|colleague|old craftsman] once told me to [start small|take my time|look before touching].
In [winter|summer|autumn] [everything takes longer|it has a charm of its own|we move outside when we can].
The result was not [perfect|pretty|like in the photos], but it was [ours|useful|a beginning].
Whoever gets stuck [should take a break|should sleep on it|can ask the group].
We tried [three|two|four] ways and [the simplest|the slowest|the least expected] one won.
[Old|Used|Borrowed] tools often work [better than new ones|just as well].
I met people [I would never have met|who are friends today|who know more than a book].
Next year [we will do it again|we will try another place|we will start earlier].
Tell us [how you do it|what you think|about your ideas]: [we are curious|we read everything].`,
  review_title_good: `[After a week|After two weeks|After a month|After three months|After half a year|After one year|First impression|For the office|For the kitchen|For travel|For my son|As a present|For everyday use|Second order|On sale|For our balcony]: [very happy|still convinced|like new|just right|perfect|great choice|no complaints|better than hoped|love it|worth it]
[Great|Excellent|Very good|Impressive|Solid|Wonderful] [quality|value|product|purchase|workmanship|design][|, would buy again|, highly recommended|, thank you| for the price| all round]
[Arrived|Delivered] [early|on time|quickly] and [works|fits|looks] [perfectly|great|as described]
[My|Our] [new favorite|best buy this year|second one already|daily companion][|, still happy|, love it|, no regrets]
[Does|Keeps] what it promises[|, and more|, every day|, after months of use|, no complaints]
[Light|Sturdy|Compact|Handy|Elegant] and [easy to use|well made|good looking|practical][|, love it|, recommended]
[Happy|Delighted|Thrilled|Very pleased] with [it|this one|the purchase|the quality|my order][|, even after a month|, thanks]`,
  review_title_medium: `[After a week|After two weeks|After a month|After three months|After half a year|After one year|First impression|For the office|For the kitchen|For travel|For my son|As a present|For everyday use|Second order|On sale|For our balcony]: [it is okay|could be better|good enough|not sure|acceptable|usable|a bit disappointed|no more than average|with small flaws|does the job]
[Okay|Fine|Decent|Fair|Average] [for the price|for now|for occasional use|all in all][|, but nothing special|, not more|, could be better]
[Good|Nice|Solid] [idea|design|product|quality], [slow delivery|poor manual|runs small|a bit loud|weak packaging|thin material]
[Does the job|Works|Usable], but [rather loud|a bit heavy|not for every day|needs patience|smaller than expected]
[Mixed feelings|Not sure yet|Half convinced|Neither good nor bad][| after a week| after a month| about the size| about the quality]
[Expected|Hoped for] [more|a bit more|better quality|clearer instructions] [for the money|after the reviews|from this brand]`,
  review_title_bad: `[After a week|After two weeks|After a month|After three months|After half a year|After one year|First impression|For the office|For the kitchen|For travel|For my son|As a present|For everyday use|Second order|On sale|For our balcony]: [broken|useless|never again|disappointed|not recommended|already returned|too expensive|bad quality|a mistake|waste of money]
[Broke|Failed|Stopped working|Fell apart] after [two days|a week|one month|the first use|three uses]
[Poor|Terrible|Disappointing|Cheap] [quality|material|workmanship|service|packaging|fit][|, sent it back|, do not buy|, never again|, sadly]
[Wrong|Damaged|Incomplete|Used] [item|product|parcel|set] [received|delivered][|, no answer|, waiting for a refund|, twice]
[Not|Nothing] [as described|like the photos|worth the money|what I ordered][|, returned|, disappointed|, avoid]
[Waste of money|Worst purchase this year|Regret buying it|Do not buy|Never again][|, sadly|, sent back|, keep away]
[Still|Four weeks] waiting for [my refund|a reply|the replacement|the missing part]`,
};
