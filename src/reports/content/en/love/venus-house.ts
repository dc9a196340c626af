/** Venus in each house. */
export const venusHouseInLove = [
  'Your affection shows on your face, and being looked at kindly is half your nourishment. You attract without much effort; the finer art is to let somebody know you on a day when you have not combed your hair.',
  'Sweetness leaves you through the mouth: pet names, good cooking, songs hummed over accounts. You feel loved when voices at home stay soft, above all when the subject is money or somebody’s relatives.',
  'You woo by the kilometre of conversation. Notes on the fridge, a shared playlist, a short bus ride for no reason keep you fond, and you may meet affection among neighbours, classmates or a sibling’s friends.',
  'Tenderness happens at home for you, with slippers on. You would sooner choose curtains together than fly to an island, and a partner who is at ease with your elders is at once twice as dear.',
  'Falling in love is a talent you have, and it wants practice inside a long tie as much as before one. Keep a standing appointment for play: cards, cinema, dancing badly in the corridor.',
  'Love has to share its desk with duty here. Care becomes a second shift if nobody watches, so divide the chores on paper, thank each other for the dull ones, and never let romance wait until all is done.',
  'You come alive in pairs. Shopping, deciding, even queueing pleases you more with someone at your elbow, and your art is to keep a small life of your own so that the shared one stays fresh.',
  'Your tenderness keeps a locked drawer. It opens to patience, privacy and candour about shared money, and whoever earns the key finds far more in it than the quiet front suggested.',
  'You warm to a person through what they revere: a book, a shrine on a hill, a teacher, a cause. Blessings from elders please you, and travelling together answers most of your questions about a companion.',
  'You like to be proud of the one you love, and seen beside them in good clothes. Work may introduce you, and it must not become the third person at dinner; put the phone in the drawer with the visiting cards.',
  'For you love needs a circle round it. Friends introduce, tease and rescue the two of you, large tables make you happy, and the wish you share for the years ahead is the real glue.',
  'You give most where nobody claps: a foot rubbed in the dark, a debt forgiven, a far city visited for one weekend. Guard your sleep and your own small comforts, or the giving turns into disappearing.',
] as const;
