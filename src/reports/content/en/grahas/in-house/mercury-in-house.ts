/** Mercury in each house, first to twelfth. */
export const mercury = [
  'Words reach your mouth already sorted. You learn by asking, you remember names, and people often take you for several years younger than your papers say.',
  'You count well, and you speak well about what can be counted. A neat sentence has earned you more than one favour, and there may be real income in what you write, teach or sell.',
  'Messages are your element: the note, the call, the clever caption. You can explain a thing to a child and to a committee in one morning, and you enjoy the first of these more.',
  'Your home fills up with paper, chargers and half-read books, and with talk. You think best at a familiar table, and you study most seriously when somebody is cooking nearby.',
  'Ideas come to you as games. You teach by riddles, learn by rules you invented yourself, and give your best advice in the form of a joke that people understand on the way home.',
  'You notice the wrong digit on page nine. Checking, comparing and arguing a point to its end are skills for which people pay you, so spare your friends the full audit.',
  'You want a companion to talk with more than one to look at. Agreements, terms and fine print come easily to you, and a quarrel ends for you at the moment it has been put clearly.',
  'Your mind is a miner more than a broadcaster. Research, accounts, codes, a relative’s old papers: whatever is hidden and has a structure holds you for hours, and you report only when you are sure.',
  'You collect teachers, quotations and maps. A belief has to survive your questions before you keep it, and then you explain it so well that others borrow it from you.',
  'Your work runs on language and figures, whatever the visiting card says. You do well where one task follows another quickly, and you fade when nobody replies to your mails.',
  'You are the one who knows someone who knows. Useful facts and useful people pass through your hands, and a good part of what you gain begins as a casual conversation.',
  'Much of your thinking happens where nobody can interrupt it: in the margins, before sleep, in another language. Write it down, since your best sentence rarely waits until morning.',
] as const;
