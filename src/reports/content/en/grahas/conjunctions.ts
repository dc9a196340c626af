/** Two grahas in one sign, keyed in the order of GRAHAS. */
export const conjunctions: Record<string, string> = {
  'Sun+Moon':
    'Your wishes and your feelings point in the same direction, so you act as a whole person. You see your own side first. Ask a friend how the same event looked to them.',
  'Sun+Mars':
    'You act with authority and strong energy, and your temper can be quick. Work with a hard target and a fixed deadline uses both well. Let one friend tell you when to stop.',
  'Sun+Mercury':
    'You explain yourself well, and your intelligence serves your aims. Office work, teaching, accounts and administration profit from this. Check whether an opinion of yours is only a wish.',
  'Sun+Jupiter':
    'People trust your word on right and wrong, and elders or officers support you. Advisory and public work are favoured. Admit a mistake on the same day; people respect you for it.',
  'Sun+Venus':
    'You want what you do to be beautiful and to carry your name. Art, design, events and film profit from this. Let your partner or a colleague be praised in public too.',
  'Sun+Saturn':
    'You had to prove yourself early, perhaps to a strict father or boss. This makes your work reliable, and recognition comes later. Count what you have finished, not only what is pending.',
  'Sun+Rahu':
    'Your ambition is unusual, and you may rise by a new or foreign route. Name and position matter much to you. Give credit to others openly, and your rise stays firm.',
  'Sun+Ketu':
    'You can hold a high position without being attached to it. Recognition surprises you, and you may leave it to others. Claim the credit when your family or team depends on it.',
  'Moon+Mars':
    'You feel strongly and act at once, and this favours earning by your own enterprise. Anger also comes fast. Write the angry message, keep it for a night, and then decide.',
  'Moon+Mercury':
    'You can put feelings into exact words, and friends ask you to speak for them. Your mind stays busy at night. Write the day’s thoughts on paper before you sleep.',
  'Moon+Jupiter':
    'Kindness and good sense come together in you, and people respect you for it. You recover hope quickly after a setback. Use this gift to guide somebody younger in your family.',
  'Moon+Venus':
    'You are gentle and affectionate, and you enjoy comfort, art and good food. In a quarrel you give way first. Keep a small fund for comforts, so that spending has a limit.',
  'Moon+Saturn':
    'You feel deeply and show little, and you take responsibility early. People depend on you in bad times. Tell one person when you are tired; they cannot see it.',
  'Moon+Rahu':
    'Your imagination is strong, and your mood changes with it. Fears of the night usually look smaller by day. Decide nothing after ten in the evening, and limit news before sleep.',
  'Moon+Ketu':
    'You sense things without knowing how, and you need distance from people at times. Spiritual practice suits you. Keep twenty minutes a day alone, and tell the family why.',
  'Mars+Mercury':
    'Your words and your hands are quick. Engineering, debate, coding, sales and repair work use this well. Argue about things and figures, and do not turn the wit against people.',
  'Mars+Jupiter':
    'You have the courage to act on what you believe. Law, sport, building, teaching or defence uses it well. Choose one good cause and see it through to the end.',
  'Mars+Venus':
    'Attraction is quick and strong in you, and so is the love of colour and style. You want fast results. Wait a few months before you turn an attraction into a promise.',
  'Mars+Saturn':
    'Your energy is held back at first and becomes great endurance later. Technical, mining, construction or factory work is favoured. Train daily in small amounts; force in one day tires you.',
  'Mars+Rahu':
    'You are bold and like speed, machines and risk. A rule that you set yourself works better than one from others. Set one for driving and one for money, and keep both.',
  'Mars+Ketu':
    'You act by instinct and often at the right moment, in repair, sport or a crisis. You cannot explain it afterwards. Wear the helmet and use the safety gear every time.',
  'Mercury+Jupiter':
    'You understand both facts and their meaning, so you learn widely and teach well. Publishing, law, education and consulting are favoured. Take a large subject and write something on it.',
  'Mercury+Venus':
    'You speak and write with charm, and you have a trader’s eye for good things. Design, media, music and retail are favoured. Use it to negotiate your own fees as well.',
  'Mercury+Saturn':
    'You think slowly, test each point and then say one short, correct thing. Accounts, audit, law and engineering are favoured. Speak once in every meeting, even if you have doubts.',
  'Mercury+Rahu':
    'You are quick with languages, code, trade and new media. Your conclusions can run ahead of the facts. Check a fact in two places before you forward it.',
  'Mercury+Ketu':
    'You think in sudden flashes, and mathematics, symbols or music suit you better than talk. Others cannot follow every step. Write the steps down when you explain your result.',
  'Jupiter+Venus':
    'You value both wisdom and comfort, and people of taste seek your company. Teaching, law, arts and finance are favoured. When duty and pleasure disagree, do the duty in the morning.',
  'Jupiter+Saturn':
    'Hope and caution balance each other in you, so you build large things slowly. Institutions, trusts and government trust you. Do not leave a long plan in its middle years.',
  'Jupiter+Rahu':
    'You question teachers and find knowledge in unusual or foreign places. You can guide people whom tradition leaves out. Follow one good teacher for a full year before you judge.',
  'Jupiter+Ketu':
    'Your interest is in the meaning of a ritual more than in its form. Your advice is short and kind. Study one text of your tradition with a teacher.',
  'Venus+Saturn':
    'Love comes slowly to you and then lasts; your taste is simple and good. Marriage may come later than average. Give a small gift or a kind word without an occasion.',
  'Venus+Rahu':
    'You are attracted to the rare and the foreign, in people and in things. The first charm is strong. Wait through an ordinary month before you promise or buy.',
  'Venus+Ketu':
    'You love without holding tightly, and luxury does not bind you. The other person may read this as distance. Plan one evening a week only for the two of you.',
  'Saturn+Rahu':
    'You work hard in unusual, technical or foreign fields, and you look for ways round a rule. Keep every tax and labour paper correct. Discipline for a common purpose brings you respect.',
  'Saturn+Ketu':
    'You need little, and you can wait long. Research, service, repair and quiet work are favoured. Do not give up a right or a benefit only because asking is tiring.',
};
