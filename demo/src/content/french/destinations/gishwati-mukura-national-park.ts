import type { FrenchRecord } from '../types.ts';

export const gishwatiMukuraNationalParkInFrench: FrenchRecord = {
  title: 'Parc national de Gishwati-Mukura',
  newsBody: `<p>Le plus jeune parc national du Rwanda est aussi le plus petit : environ <strong>35 km²</strong>, en deux morceaux de forêt sur la crête entre le lac Kivu et l’intérieur. On n’y vient pas pour une liste d’animaux, mais pour une histoire : comment revient une forêt que l’on croyait perdue.</p>
<h2>Perdue, et retrouvée</h2>
<p>Gishwati couvrait autrefois quelque 280 km². Le bois, l’élevage et le besoin de terres après 1994 la réduisirent à environ <strong>600 hectares</strong> au début de ce siècle, et chaque forte pluie emportait un peu plus des collines vers les rivières. Puis on se mit à planter. Villageois, étudiants et gardes mirent en terre des arbres du pays ; le parc fut créé au milieu de la dernière décennie, réuni à la forêt sœur de <strong>Mukura</strong>, et ouvert aux marcheurs en 2020. La même année, le paysage qui l’entoure devint réserve de biosphère.</p>
<h2>Ceux qui ont tenu</h2>
<p>Une communauté de chimpanzés a survécu à tout, et avec elle les <strong>singes dorés</strong>, qui hors des Virunga ne vivent qu’ici, les singes bleus et les cercopithèques de L’Hoest à barbe blanche. On a compté plus de deux cents espèces d’oiseaux. À mesure que la canopée se referme, il en vient d’autres.</p>
<h2>Marcher avec ceux qui l’ont plantée</h2>
<ul><li>Des <strong>marches vers les chimpanzés et les singes</strong> avec les guides du parc, en très petit groupe.</li><li>Un <strong>sentier de la cascade</strong>, entre vieux arbres et jeunes.</li><li>Autour du parc : des apiculteurs, des jardins de guérisseurs, des vannières, et des <strong>fermes laitières</strong> sur des pâturages si verts que les visiteurs pensent aux Alpes. Le fromage est excellent.</li></ul>
<h2>En pratique</h2>
<p>Depuis Kigali, comptez environ 4 heures par Musanze, depuis Rubavu environ 1 h 30, depuis Karongi 2 h 30. Il y a un petit lodge et quelques séjours à la ferme ; réservez à l’avance. La forêt s’étend entre 2 000 et 3 000 m et il y pleut plus d’un jour sur deux : si l’on y porte des bottes en caoutchouc, ce n’est pas pour rien.</p>`,
};
