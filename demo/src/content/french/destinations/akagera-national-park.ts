import type { FrenchRecord } from '../types.ts';

export const akageraNationalParkInFrench: FrenchRecord = {
  title: 'Parc national de l’Akagera',
  newsBody: `<p>Roulez vers l’est pendant deux heures et demie depuis Kigali, et le Rwanda s’allonge. Les collines s’enfoncent dans des plaines d’acacias, l’air se réchauffe, et un chapelet de lacs suit la rivière Akagera le long de la frontière tanzanienne. C’est le parc de savane du pays : <strong>1 122 km²</strong>, fondé en 1934, presque perdu dans les années 1990, et aujourd’hui l’une des grandes renaissances de la protection de la nature en Afrique.</p>
<h2>Le retour des Big Five</h2>
<p>Sept lions ont été amenés ici en 2015, les premiers du pays depuis une quinzaine d’années. Dix-huit rhinocéros noirs ont suivi en 2017, et trente blancs en 2021. Avec l’éléphant, le buffle et le léopard, qui n’étaient jamais tout à fait partis, la liste est complète. Autour d’eux vivent girafes, zèbres, topis, élands, antilopes rouannes, des hippopotames en nombre surprenant et près de 500 espèces d’oiseaux, dont le bec-en-sabot.</p>
<h2>Trois paysages</h2>
<ul><li><strong>Les lacs du sud</strong> : Ihema, Shakani, Birengero ; papyrus, figuiers, bateaux, crocodiles.</li><li><strong>Les crêtes</strong> : des collines pierreuses d’où le regard porte loin, avec oréotragues et élands.</li><li><strong>Les plaines du nord</strong> : Kilala, dorée et ouverte, pour les zèbres, les topis et les lions.</li></ul>
<h2>Comment le voir</h2>
<p>En voiture le matin et en fin d’après-midi ; en bateau sur le <strong>lac Ihema</strong> ; de nuit, avec un guide du parc et une lampe ; ou, au lever du soleil, depuis la nacelle d’une montgolfière. Une journée suffit à la rigueur, mais une nuit permet la traversée entière, de la porte sud à la porte nord : six à sept heures, la plus belle journée d’observation du Rwanda.</p>
<h2>En pratique</h2>
<p>La porte sud est à environ 115 km de Kigali par Kayonza, les derniers kilomètres sur piste. Les lacs sont à 1 300 m : il fait chaud, les mouches tsé-tsé n’aiment pas les couleurs claires, et mieux vaut prévoir un traitement antipaludique. De juin à septembre, il fait sec et c’est le meilleur moment pour les animaux ; après les pluies, les plaines sont vertes et pleines de petits.</p>`,
};
