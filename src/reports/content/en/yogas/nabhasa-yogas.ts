/** Nabhasa yogas: the distribution of all grahas. */
export const nabhasaYogas = {
  rajju:
    'A rope holds a caravan together on its way. You are made for movement: new towns, new tasks, a bag that is never quite unpacked. Choose one thing that comes along to every place.',
  musala:
    'A pestle stays where the work is. You are firm, steady in your word and hard to hurry, and whatever you have pounded fine stays fine. Let somebody younger move the furniture now and then.',
  nala: 'A reed bends, and makes music because it is hollow. You are many-sided, quick to learn the other half of any argument, and clever with your hands. Finish a few things plainly for the joy of it.',
  mala: 'Three flowers have been threaded into the frame of your life. Comfort, good company and good manners come to hand when you need them. Garlands are for giving: pass some of it on while it is fresh.',
  sarpa:
    'Strength lies coiled at the corners of your life, and you learnt early to handle it with respect. You see hard facts before others admit them. Gentle company is worth seeking out, for it brings the softer notes that you also own.',
  gada: 'All your force is at one end, as in a mace. You do a thing wholly or leave it alone, and rites, skills and resources are gathered with one purpose in view. Set it down in the evenings.',
  shakata:
    'Two wheels carry everything you have: yourself and the other. You live through meeting, dealing and partnership, and each side steadies its opposite. Grease the axle with plain talk.',
  vihaga:
    'A bird belongs to its nest and to the open air. You go far for your work and bring something home each time, a messenger between two worlds who is welcome in both.',
  shringataka:
    'The water chestnut has three points and a sweet heart. You are glad by nature, fond of a good contest, and happiest when body, heart and faith lean on each other. Begin things in cheerful company.',
  hala: 'A plough turns the same field many times. You understand work that goes in furrows, season after season, and what you produce is of real use. Share the load: two pull more evenly than one.',
  kamala:
    'The lotus has its root in mud and its face in the light. All your forces stand at the gates of life, so you are visible, and what you do sets an example. Beauty of conduct is your best protection.',
  vapi: 'A step-well keeps its water below ground, where it stays cool. You gather quietly, show little, and have something in store when the summer is long. Let a few thirsty people know where the steps begin.',
  yupa: 'The pillar of the offering stands in the courtyard for all to see. You give your strength to what you hold sacred: family, craft or faith. Choose vows that you can keep on an ordinary Tuesday.',
  ishu: 'An arrow is slow in the making and quick in the flight. You straighten, feather and aim, at home and at study, and when the moment comes you do not need long. Rest the bow between targets.',
  shakti:
    'The lance is carried upright and seldom thrown. Much of your life is shaped by others and by what cannot be hurried, and it teaches you an endurance that shows late and lasts. Small rewards along the way are no weakness.',
  danda:
    'A staff helps the walker, and in time the whole company. You serve something larger than yourself, and you have known what it is to go without applause. Let the people who love you carry the bag for a mile.',
  nauka:
    'The boat sets out from your own shore with every place taken. Your fortunes are tied to what flows: trade, travel, conversation, whatever comes and goes by water. Keep a dry store for the months when the harbour is closed.',
  kuta: 'A hut on the hill has few visitors and a wide view. You guard your privacy, think in long lines and manage with what is there. Come down on market days; you are missed there.',
  chhatra:
    'A parasol makes shade for more than the one who holds it. You shelter people, and the later part of a long path tends to be your sunnier one. Accept shade as well when it is offered.',
  chapa:
    'A bow is strong because it is drawn between two ends. You live with a good tension between public duty and private ground, and daring comes easily to you in the forest of a new task. Unstring yourself with music.',
  ardhachandra:
    'The half moon is handsome without being finished. You have presence, you lead a company well, and ornaments suit you. What is still growing in you is part of the charm, so do not rush to be complete.',
  chakra:
    'A wheel touches the whole earth, one point at a time. Your gifts are spread around the active houses of the chart, and many circles turn with you. Stay near the hub, where it is quiet.',
  samudra:
    'The sea takes in every river and keeps its level. You hold much without spilling it: possessions, secrets, the moods of a whole household. A shore of your own, even a small one, does you good.',
  vallaki:
    'The lute has seven strings, and you play all of them. Interests, friendships and duties are many, and your art is to bring them into one tune. Tune first, then perform.',
  dama: 'Six pearls on one string make a modest and lasting ornament. You like to be of use, keep your promises in order and give where it shows least. Count your own needs among the pearls.',
  pasha:
    'A net of five knots catches what a single line would lose. You know many people and how each is tied to the next, and you work through these ties with skill. Loosen one that no longer holds anything.',
  kedara:
    'A field asks for patience and repays it in grain. You are useful to many, truthful in small things, and better off with what you have grown yourself. Do not envy the trader; the trader eats your bread.',
  shula:
    'A spear has one point and three parts that serve it. Your life gathers around a few strong themes, which gives you intensity and a name for courage. Ask a friend to tell you when you are pressing too hard.',
  yuga: 'A yoke joins two into one strength. Two themes hold all your sky, and life becomes simpler when you stop choosing between them. Walk your own line, even where it is not the custom of the street.',
  gola: 'All seven lights in one room: such a sky is among the rarest. Life may bring everything to a single door, and you learn the whole world from one place. Keep a window open to the others.',
} as const;
