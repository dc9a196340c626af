/** The upapada, the arudha of the twelfth house, by its sign: how a marriage appears and what supports it. */
export const upapadaTexts = [
  'As a couple you look brave to others, and one of you takes a bold step at the beginning. Frank talk supports the marriage. Settle quarrels before guests come, and begin something new together every few years.',
  'Your marriage looks solid from outside, and people like to eat at your table. Regular meals and savings support it. A fixed deposit in both names is a good step for this pair.',
  'People see two friends who never stop talking. Curiosity supports the marriage: read different books, keep separate friends, and tell each other what you have learnt.',
  'To outsiders your marriage is part of a large family. Relatives help it, and they also watch it. Agree on who may give advice, and on which matters; this keeps the peace.',
  'You are noticed as a couple. Respect before others supports the marriage, and one unkind joke at a function harms it more than a month of differences. Praise each other in company.',
  'The marriage looks modest and well run. Service, regular hours and humour about mistakes support it. Do not ask for perfection; improve one thing at a time.',
  'Others find the two of you charming and well matched. Fairness supports the marriage: equal rules, equal rest, equal shares of the housework. Check these shares once a year, for example before Diwali.',
  'Nobody outside knows much about your marriage, and that suits it. Trust supports it, above all trust that has come through a hard time. Never tell that story to other people.',
  'Open doors and strong opinions are what people see in your marriage. A common faith or cause supports it. One long trip or pilgrimage a year repairs what routine has worn down.',
  'Your marriage looks serious and respectable to others. Well-divided duties and patience in lean years support it, and it becomes easier with age. Write down who is responsible for what.',
  'Friends see the two of you as companions more than as a couple. Freedom on both sides supports the marriage. Agree on three good rules, and keep them even when nobody checks.',
  'There is something spiritual in this marriage, and people bring their troubles to it. Kindness supports it and carelessness weakens it. Pray together, and open letters and bills on the day they come.',
] as const;
