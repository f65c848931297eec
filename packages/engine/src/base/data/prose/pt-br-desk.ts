import type { LocaleDesk } from '../locale-data.ts';

export const desk: LocaleDesk = {
  section: `Viagem
Culinária
Casa
Jardim
Tecnologia
Ciência
Saúde
Família
Dinheiro
Trabalho
Livros
Música
Cinema
Fotografia
Esporte
Natureza
História
Design
Cultura
Opinião
Artesanato
Idiomas
Vida urbana
Fim de semana`,
  project_name: `Novo site
Aplicativo
Data warehouse
Portal do cliente
Integração de novos colegas
Migração do faturamento
Login único
Busca
Relatórios mensais
API pública
Sistema de design
Mudança de escritório
Acessibilidade
Revisão de segurança
Migração para a nuvem
Boletim
Portal de parceiros
Central de ajuda
Formas de pagamento
Análise de dados
Importação e exportação
Notificações
Desempenho
Traduções`,
  ticket_label: `erro
faturamento
acesso
dúvida
sugestão
celular
desempenho
exportação
integração
documentação
permissões
notificações`,
  remark_reply: `Obrigado [pela mensagem|pelos detalhes|pelo aviso]. [Estou verificando|Estamos verificando] e [respondemos hoje|respondemos amanhã|avisaremos].
[Consegui reproduzir o problema|Conseguimos reproduzir o problema] e [ele foi passado ao desenvolvimento|a causa foi encontrada|abrimos um chamado interno].
Pode nos enviar [uma captura de tela|o horário exato|o endereço da página|o arquivo] para [verificar os registros|ver o que acontece|isolar o problema]?
Isso deve estar resolvido [desde hoje cedo|com a versão de hoje|com a atualização de ontem]. Por favor, [recarregue a página|entre novamente|tente outra vez].
Continua igual [para mim|para dois colegas|na nossa equipe], [também em outro navegador|mesmo depois de entrar de novo|também hoje].
[Agora funciona|Isso resolveu|Resolvido], [obrigado|obrigado pela rapidez|podem fechar o chamado].
Segue [uma captura de tela|o arquivo|a mensagem de erro] de [hoje cedo|ontem|nossa conta de teste].
Por enquanto é possível [usar a versão web|exportar em partes menores|pedir a um administrador].
Para a sua organização, [aumentamos o limite|corrigimos a fatura|renovamos o link|restauramos as permissões].
Alguma novidade? [Isso trava o fechamento do mês|Vários colegas estão esperando|Precisamos disso até sexta].`,
  remark_order: `Por favor, deixem o pacote [com os vizinhos|na porta dos fundos|na portaria].
Por favor, entreguem [depois das 17 h|no sábado se possível|antes do meio-dia].
É presente: por favor, [sem nota no pacote|embrulhem|incluam um cartão].
A campainha está quebrada, por favor [liguem|batam na porta].
Enviem tudo em um só pacote, por favor.
[Terceiro|Segundo|Quarto] andar sem elevador.
Coloquem o número do pedido na nota, por favor.
Avisem se faltar algum item.`,
  remark_refund: `Item devolvido [lacrado|em bom estado|com etiqueta].
[Fotos do dano recebidas|Dano confirmado pelas fotos|Dano informado pela transportadora].
Reembolso [total|parcial] conforme combinado [por telefone|por e-mail].
[Tamanho errado|Cor errada|Modelo errado], etiqueta de devolução enviada.
Pacote devolvido ao remetente.
Cortesia pelo atraso.
O cliente fica com o item.
Segundo reembolso deste cliente no ano, verificar.`,
  remark_revision: `Corrigido [um erro de digitação|um link quebrado] [na introdução|na segunda parte|no título].
Texto mais curto [na introdução|na última parte].
Atualizados [os números|os links|os preços|os horários].
Acrescentado [uma foto|um parágrafo sobre custos|um par de fontes].
Corrigido [um nome|um dado|um horário].
Reescrito [o começo|o final] depois dos comentários.
Resumo passado para o início.
Revisado [pela redação|por outra pessoa].`,
  remark_flag: `Desligado até o fim da implantação.
Em teste com algumas organizações.
Ativado aos poucos desde o mês passado.
Visível só para administradores.
Substitui a versão anterior.
Pedido por muitos clientes.
Será removido quando todos tiverem.
O suporte pode desligar.`,
  remark_image: `[Uma xícara de café|Um caderno aberto|Um notebook|Uma tigela de frutas] sobre uma mesa [de madeira|branca|redonda]
[Duas pessoas|Uma mulher|Um homem|Três amigos] em [um parque|um café|um jardim|uma praça]
Vista [do porto|do vale|da praça|do centro histórico] [pela manhã|ao pôr do sol|no inverno|do alto]
[Tomates|Flores|Ervas|Maçãs] em [uma cesta|uma caixa de madeira|uma tigela azul]
[Um trem|Uma bicicleta|Um barco] em frente a [um lago|uma estação|uma fileira de casas]
[Mãos|Uma criança|Um artesão] [trabalhando a madeira|sovando massa|pintando]
[Uma estante|Uma mesa|Uma oficina|Uma cozinha] com [plantas|ferramentas|mapas antigos]
[Rua vazia|Praia vazia|Trilha vazia] [depois da chuva|ao amanhecer|no outono]`,
};
