import type { LocaleDesk } from '../locale-data.ts';

export const desk: LocaleDesk = {
  section: `Travel
Food
Home
Gardening
Technology
Science
Health
Family
Money
Work
Books
Music
Film
Photography
Sports
Nature
History
Design
Culture
Opinion
Crafts
Languages
City Life
Weekend`,
  project_name: `Website relaunch
Mobile app
Data warehouse
Customer portal
Onboarding
Billing migration
Single sign-on
Search
Monthly reporting
Public API
Design system
Office move
Accessibility
Security review
Cloud migration
Newsletter
Partner portal
Help center
Payment methods
Analytics
Import and export
Push notifications
Performance
Translations`,
  ticket_label: `bug
billing
login
question
feature request
mobile
performance
export
integration
documentation
permissions
notifications`,
  remark_reply: `Thank you for [getting in touch|your message|the details]. [I am looking into it|We are looking into it] and will [get back to you today|get back to you tomorrow|keep you posted].
[I could reproduce this|We could reproduce this] and have [passed it on to the developers|opened an internal ticket|found the cause].
Could you send us [a screenshot|the exact time|the address of the page|the file] so that we can [check the logs|see what happens|narrow it down]?
This should be fixed [since this morning|with today's release|with yesterday's update]. Please [reload the page|sign in again|try once more].
Still the same [for me|for two colleagues|in our team], [also in another browser|also after signing in again|even today].
That [solved it|works now|did it], [thank you|many thanks for the quick help|you can close the ticket].
I have attached [a screenshot|the file|the error message] from [this morning|yesterday|our test account].
As a workaround you can [use the web version|export in smaller parts|ask an administrator of your team].
We have [raised the limit|corrected the invoice|reset the link|restored the permissions] for your organization.
Any news on this? [It blocks our month-end closing|Several colleagues are waiting|We need it by Friday].`,
  remark_order: `Please leave the parcel [with the neighbors|at the back door|at the reception desk].
Please deliver [after 5 p.m.|on Saturday if possible|before noon].
This is a gift: please [leave out the invoice|wrap it|add a card].
The doorbell is broken, please [call|knock].
Please send everything in one parcel.
[Third|Second|Fourth] floor, no elevator.
Please put the order number on the invoice.
Call me if anything is out of stock.`,
  remark_refund: `Item returned [unopened|in good condition|with the label still on it].
[Photos of the damage received|Damage confirmed from photos|Damage reported by the carrier].
Refunded [in full|in part] as agreed [by phone|by e-mail].
Wrong [size|color|model] sent, return label issued.
Parcel returned to sender.
Goodwill for the late delivery.
Customer keeps the item.
Second refund for this customer this year, please check.`,
  remark_revision: `Fixed [a typo|two typos|a broken link] in the [introduction|second section|headline].
Shortened the [introduction|last section|headline].
Updated [the figures|the links|the prices|the opening hours].
Added [a photo|two sources|a paragraph on costs|a list of tools].
Corrected [a name|a date|a unit].
Rewrote the [introduction|ending] after comments from readers.
Moved the [checklist|summary] to the top.
Checked by [the editors|a second reader].`,
  remark_flag: `Off by default until the rollout is complete.
Being tested with a few organizations.
Rolled out step by step since last month.
Visible to administrators only.
Replaces the previous version.
Requested by many customers.
To be removed once everybody has it.
Can be turned off by support.`,
  remark_image: `[A cup of coffee|An open notebook|A laptop|A bowl of fruit] on a [wooden|white|round] table
[Two people|A woman|A man|Three friends] [walking|sitting|talking] in [a park|a café|a garden|the old town]
View of [the harbor|the valley|the old town|the market square] [in the morning|at sunset|in winter|from above]
[Tomatoes|Flowers|Herbs|Apples] in a [basket|wooden box|blue bowl]
A [train|bicycle|small boat] in front of [a lake|a station|a row of houses]
[Hands|A child|A craftsman] [working with wood|kneading dough|painting]
A [bookshelf|desk|workshop|kitchen] with [plants|tools|old maps]
Empty [street|beach|path] [after the rain|at dawn|in autumn]`,
};
