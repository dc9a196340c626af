/** The upapada, the arudha of the twelfth house, by its sign: how a marriage appears and what supports it. */
export const upapadaTexts = [
  'As a married couple you look brave to others, and one of you takes a bold step at the beginning. Frank talk supports the marriage. Settle quarrels before guests come, and begin something new together every few years.',
  'In marriage you look solid to others, and people like to eat at your table. Regular meals and savings support the marriage. A fixed deposit in both names is a good step for this pair.',
  'As a couple you look like two friends who never stop talking. Curiosity supports the marriage: read different books, keep separate friends, and tell each other what you have learnt.',
  'People see you and your partner as part of a large family. Relatives help the marriage, and they also watch it. Agree on who may give advice, and on which matters; this keeps the peace.',
  'People notice you when you come as a couple. Respect before others supports the marriage, and one unkind joke at a function harms it more than a month of differences. Praise each other in company.',
  'As a pair you look modest and well organised. Service, regular hours and humour about mistakes support the marriage. Do not ask for perfection; improve one thing at a time.',
  'Others find you charming and well matched as a couple. Fairness supports the marriage: equal rules, equal rest, equal shares of the housework. Check these shares once a year, for example before Diwali.',
  'Nobody outside learns much about your life as a couple. Trust supports the marriage, above all trust that has come through a hard time. Never tell that story to other people.',
  'Open doors and strong opinions are what people see in you as a couple. A common faith or cause supports the marriage. One long trip or pilgrimage a year repairs what routine has worn down.',
  'In marriage you look serious and respectable to others. Well-divided duties and patience in lean years support the marriage, and it becomes easier with age. Write down who is responsible for what.',
  'Friends see you and your partner as companions more than as a couple. Freedom on both sides supports the marriage. Agree on three good rules, and keep them even when nobody checks.',
  'There is something spiritual in you as a couple, and people bring you their troubles. Kindness supports the marriage, and carelessness weakens it. Pray together, and open letters and bills on the day they come.',
] as const;
